import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';
import { limitConnections } from './connections.ts';

/** A server that takes three connections; it answers /slow only when told to. */
async function smallServer() {
  let release: () => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.url === '/slow') release = () => void response.end('slow');
    else response.end('quick');
  });
  limitConnections(server, 3);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return { server, open, release: () => release() };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

test('whoever has been silent longest makes room', async () => {
  const { open } = await smallServer();
  const silent = [await open(), await open(), await open()];
  const closed = once(silent[0] ?? (await open()), 'close');
  const visitor = await open();

  expect(await text(visitor.end(ask('/')))).toContain('quick');
  await closed;
  expect(silent.map((socket) => socket.destroyed)).toEqual([true, false, false]);
});

test('a thousand silent connections lock nobody out', async () => {
  const { open } = await smallServer();
  for (let count = 0; count < 1000; count += 1) await open();
  const visitor = await open();

  expect(await text(visitor.end(ask('/')))).toContain('quick');
});

test('who is being answered stays; when all are, the next one is refused', async () => {
  const { open, release, server } = await smallServer();
  const busy = [await open(), await open(), await open()];
  for (const socket of busy) {
    socket.write(ask('/slow'));
    await once(server, 'request');
  }
  const late = await open();
  late.on('error', () => undefined); // how a refusal shows
  late.write(ask('/'));
  await once(late, 'close');
  release();

  expect(await text(busy[2] ?? late)).toContain('slow');
});

test('a server that stops finishes what it accepted', async () => {
  await using app = await runningApp();
  const body = JSON.stringify({
    user_id: 'site',
    service_id: 'enquiries',
    template_id: 'contact',
    template_params: { contact_email: 'a@example.com' },
  });
  const head = `POST /api/v1.0/email/send HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const socket = connect(app.port, '127.0.0.1');
  const answer = text(socket);
  const accepted = once(app.app.server, 'request');
  socket.write(head + body.slice(0, 20));
  await accepted;
  const stopped = app.app.close();
  socket.write(body.slice(20));

  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*OK$/s);
  await stopped;
  expect(await app.store.enquiries.list()).toHaveLength(1);
});
