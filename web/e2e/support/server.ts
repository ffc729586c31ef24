// A real server of its own for a test file, with its tables in a folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PROGRAM = process.env.STAMTAFEL_PROGRAM ?? resolve(import.meta.dirname, '../../../target/debug/stamtafel');

export class Server {
  #process: ChildProcess | undefined;
  #folder = mkdtempSync(join(tmpdir(), 'stamtafel-'));
  #listen = '127.0.0.1:0';
  #log: string[] = [];

  /** Where it is found, once it has started. */
  get url(): string {
    return `http://${this.#listen}`;
  }

  static async started(): Promise<Server> {
    const server = new Server();
    await server.start();
    return server;
  }

  /** Starts it, after a stop at the same address with the same tables. */
  start(): Promise<void> {
    const args = ['serve', '--lang', 'en', '--listen', this.#listen, '--data', this.#folder];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', (text: Buffer) => this.#log.push(text.toString()));
    return new Promise((done, failed) => {
      child.on('error', failed);
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${this.#log.join('')}`)));
      child.stdout.on('data', (text: Buffer) => {
        const address = /http:\/\/(\S+)/.exec(text.toString())?.[1];
        if (!address) return;
        this.#listen = address;
        done();
      });
    });
  }

  /** Ends it: politely, or at once and without warning. */
  stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((done) => {
      child.once('exit', () => done());
      child.kill(signal);
    });
  }

  /** Everything that it logged so far. */
  get log(): string {
    return this.#log.join('');
  }

  async end(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
