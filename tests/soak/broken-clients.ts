import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expectThat, percentile, scratchFolder } from './figures.ts';
import { startServer } from './server-process.ts';

const idle = 10_000;

/** How long pages take meanwhile. */
async function pageTimes(origin: string, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const started = performance.now();
    const answer = await fetch(origin, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    if (answer.status === 200) times.push(performance.now() - started);
  }
  return times;
}

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket;
};

/** Says a piece every second until the server has had enough; how many seconds that took. */
async function dribble(port: number, start: string, piece: string): Promise<number> {
  const started = performance.now();
  const socket = await open(port);
  socket.resume().write(start);
  const timer = setInterval(() => socket.write(piece), 1000);
  await once(socket, 'close');
  clearInterval(timer);
  return (performance.now() - started) / 1000;
}

/** Connections that say nothing, or too slowly: they are closed, and the others are served. */
export async function brokenClients(): Promise<void> {
  const server = await startServer({ DATA_DIR: scratchFolder() });
  const port = Number(new URL(server.origin).port);
  const silent: Socket[] = [];
  for (let count = 0; count < idle; count += 1) silent.push(await open(port));
  const times = await pageTimes(server.origin, 200);
  const alive = silent.filter((socket) => !socket.destroyed).length;
  console.log(
    `  ${idle} silent connections: ${alive} held, pages meanwhile p99 ${percentile(times, 99).toFixed(1)} ms`,
  );
  expectThat(times.length === 200, `${times.length} of 200 pages are served meanwhile`);
  for (const socket of silent) socket.destroy();

  const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: a\r\n';
  const body = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
  const slowHeaders = dribble(port, head, 'X: y\r\n');
  const silence = dribble(port, body, '');
  await pause(500);
  expectThat((await pageTimes(server.origin, 50)).length === 50, 'pages are served beside slow clients');
  const [headers, quiet] = await Promise.all([slowHeaders, silence]);
  expectThat(headers < 15, `headers that do not end are given up after ${headers.toFixed(0)} s`);
  expectThat(quiet < 40, `a body that does not come is given up after ${quiet.toFixed(0)} s`);
  await server.stop();
}
