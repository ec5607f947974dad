import { once } from "node:events";
import { createServer, type Server, Socket } from "node:net";
import { freePort } from "./ports";

/** A way to a server that can be cut, frozen and mended. */
export class TcpProxy {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private frozen = false;
  private port = 0;

  constructor(private readonly target: { host: string; port: number }) {}

  /** Lets connections through; resolves to the port. What was frozen is cut, as a server that restarts does. */
  async open(): Promise<number> {
    this.frozen = false;
    this.port ||= await freePort();
    this.drop();
    if (!this.server) {
      this.server = createServer((near) => this.join(near));
      this.server.listen(this.port, "127.0.0.1");
      await once(this.server, "listening");
    }
    return this.port;
  }

  /** Connections end, and new ones are refused. */
  async cut(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    server?.close();
    this.drop();
  }

  /** Connections stay and new ones are taken, but nothing is answered any more. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.unpipe();
  }

  private drop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }

  private join(near: Socket): void {
    const far = new Socket();
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        near.destroy();
        far.destroy();
        this.sockets.delete(socket);
      });
    }
    if (this.frozen) return;
    far.connect(this.target);
    near.pipe(far);
    far.pipe(near);
  }
}
