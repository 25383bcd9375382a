import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { jsonBodies } from './bodies.ts';

test('a JSON body that never ends is cut off, and one that ends is answered', async () => {
  const api = fastify();
  jsonBodies(api, 20);
  api.post('/', async () => 'whole');
  await api.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => api.close());
  const { port } = api.server.address() as AddressInfo; // it listens on a port
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n';

  const slow = connect(port, '127.0.0.1');
  slow.on('error', () => undefined); // it may be cut off hard
  slow.write(`${head}{`);
  await once(slow.resume(), 'close');

  expect((await api.inject({ method: 'POST', url: '/', payload: {} })).body).toBe('whole');
});

test('a long answer to a request without a body is not cut off when the time of a body is over', async () => {
  const api = fastify();
  jsonBodies(api, 1);
  async function* long() {
    for (let page = 0; page < 5; page += 1) {
      await pause(10);
      yield `page ${page}\n`;
    }
  }
  api.get('/', (_, reply) => reply.send(Readable.from(long())));
  const origin = await api.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => api.close());

  const answer = await fetch(origin);

  expect((await answer.text()).split('\n')).toHaveLength(6);
});
