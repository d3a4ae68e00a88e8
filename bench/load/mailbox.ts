/* A mail server for load tests: it accepts every email that the backend sends and hands out the codes in them. */
import { createServer, type Socket } from 'node:net';

export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Removes and returns the code in the latest email to an address; null if there is none. */
  takeCode(address: string): string | null;
  /** The most connections that were open at the same time. */
  readonly maxConnections: () => number;
  close(): Promise<void>;
}

const END_OF_MESSAGE = '\r\n.\r\n';

/** The recipient and the code in a raw message. The code is on a separate line. */
function readMessage(message: string): { readonly to: string; readonly code: string } {
  return { to: /^To: <?([^>\r\n]+)/m.exec(message)?.[1] ?? '', code: /^(\d{6,8})\s*$/m.exec(message)?.[1] ?? '' };
}

/** Serves one client. `deliver` gets each message before the client is told that it has been received. */
function serveClient(socket: Socket, deliver: (message: string) => void): void {
  let heard = '';
  let isMessage = false;
  const answer = (line: string): void => {
    if (/^DATA/i.test(line)) {
      isMessage = true;
      socket.write('354 Go on\r\n');
    } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else socket.write('250 Fine\r\n');
  };
  socket.on('error', () => socket.destroy());
  socket.write('220 load.test\r\n');
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
    for (;;) {
      const mark = isMessage ? END_OF_MESSAGE : '\r\n';
      const at = heard.indexOf(mark);
      if (at < 0) return;
      const part = heard.slice(0, at);
      heard = heard.slice(at + mark.length);
      if (isMessage) {
        deliver(part);
        isMessage = false;
        socket.write('250 Fine\r\n');
      } else answer(part);
    }
  });
}

/** Starts a mail server on a free port of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const codes = new Map<string, string>();
  const open = new Set<Socket>();
  let max = 0;
  const server = createServer((socket) => {
    open.add(socket);
    max = Math.max(max, open.size);
    socket.on('close', () => open.delete(socket));
    serveClient(socket, (message) => {
      const { to, code } = readMessage(message);
      codes.set(to, code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, resolve);
  });
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    takeCode(to) {
      const code = codes.get(to) ?? null;
      codes.delete(to);
      return code;
    },
    maxConnections: () => max,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
