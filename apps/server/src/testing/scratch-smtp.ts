import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** How the mail server of a test behaves. */
export type Mood = 'well' | 'slow' | 'busy' | 'refusing' | 'relaying' | 'greylisting' | 'cutting';

export type ScratchSmtp = Readonly<{
  url: string;
  /** The mails that arrived whole, as they came over the wire, whatever was answered. */
  arrived: string[];
  mood: { now: Mood };
}>;

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A mail server on a free port, stopped when the test ends. It never knows an address that begins with “bounce”. */
export async function scratchSmtp(mood: Mood = 'well'): Promise<ScratchSmtp> {
  const arrived: string[] = [];
  const moods = { now: mood };
  const sockets = new Set<Socket>();
  const known = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 20 * 1024 * 1024,
    onRcptTo({ address }, _session, callback) {
      if (moods.now === 'busy') return callback(answer(451, 'Try later'));
      if (moods.now === 'relaying') return callback(answer(550, '5.7.1 Relaying denied'));
      if (moods.now === 'refusing' || address.startsWith('bounce')) return callback(answer(550, 'No such user'));
      if (moods.now === 'greylisting' && !known.has(address)) {
        known.add(address);
        return callback(answer(450, 'Greylisted'));
      }
      return callback();
    },
    onData(stream, _session, callback) {
      void text(stream).then((mail) => {
        arrived.push(mail);
        if (moods.now === 'cutting') for (const socket of sockets) socket.destroy();
        else if (moods.now === 'slow') setTimeout(callback, 100);
        else callback();
      });
    },
  });
  server.on('error', () => undefined); // a client that we cut off
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: urlOf(server.server), arrived, mood: moods };
}

function urlOf(server: Server): string {
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`; // listening on TCP
}

/** A port where nobody answers the connection. */
export async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = urlOf(server);
  server.close();
  return url;
}

/** A port that takes connections and says nothing. */
export async function silentPort(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return urlOf(server);
}
