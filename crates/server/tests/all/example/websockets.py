"""As much of the package `websockets` as the example in docs/protocol.md needs, out of the standard library."""

import asyncio
import base64
import os
import struct
from urllib.parse import urlsplit

TEXT, PONG = 1, 10


class connect:
    def __init__(self, url):
        self.url = urlsplit(url)

    async def __aenter__(self):
        self.reader, self.writer = await asyncio.open_connection(self.url.hostname, self.url.port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {self.url.path} HTTP/1.1",
            f"Host: {self.url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self.writer.write("".join(line + "\r\n" for line in head + [""]).encode())
        status = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")[0]
        if b" 101 " not in status:
            raise OSError(status.decode())
        return self

    async def __aexit__(self, *_):
        self.writer.close()

    async def send(self, text):
        self.write(TEXT, text.encode())
        await self.writer.drain()

    def write(self, kind, data):
        mask = os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack(">BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.writer.write(bytes([128 | kind]) + length + mask + masked)

    def __aiter__(self):
        return self

    async def __anext__(self):
        while True:
            try:
                kind, length = await self.reader.readexactly(2)
                if length == 126:
                    (length,) = struct.unpack(">H", await self.reader.readexactly(2))
                elif length == 127:
                    (length,) = struct.unpack(">Q", await self.reader.readexactly(8))
                data = await self.reader.readexactly(length)
            except (asyncio.IncompleteReadError, ConnectionError):
                raise StopAsyncIteration from None
            match kind & 15:
                case 1:  # TEXT
                    return data.decode()
                case 8:  # CLOSE
                    raise StopAsyncIteration
                case 9:  # PING
                    self.write(PONG, data)
