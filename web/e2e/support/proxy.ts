// A line that can be cut: it passes on what comes, until it is told not to.
import { createServer, connect, type AddressInfo, type Server as Listener, type Socket } from 'node:net';

export class Wire {
  #listener: Listener;
  #sockets = new Set<Socket>();
  #cut = false;

  private constructor(target: URL) {
    this.#listener = createServer((from) => {
      if (this.#cut) {
        from.destroy();
        return;
      }
      const to = connect(Number(target.port), target.hostname);
      for (const [one, other] of [[from, to], [to, from]] as const) {
        this.#sockets.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
      from.pipe(to);
      to.pipe(from);
    });
  }

  static async to(url: string): Promise<Wire> {
    const wire = new Wire(new URL(url));
    await new Promise<void>((done) => wire.#listener.listen(0, '127.0.0.1', done));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  /** Ends all that goes through it, and lets nothing through until it is mended. */
  cut(): void {
    this.#cut = true;
    this.#sockets.forEach((socket) => socket.destroy());
  }

  mend(): void {
    this.#cut = false;
  }

  end(): void {
    this.cut();
    this.#listener.close();
  }
}
