/** The questions by the Model Context Protocol over HTTP, asked by the client of its SDK; bounded as the calls are. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';
import { mcpPath } from './mcp-call.ts';

async function connected(origin: string) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(mcpPath, origin)));
  return client;
}

const call = (name: string, input: Readonly<Record<string, string>> = {}) => ({
  ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
  params: { name, arguments: input },
});

const accept = { accept: 'application/json, text/event-stream' };

test('a tool answers what its address answers', async () => {
  await using app = await runningApp();
  const client = await connected(app.origin);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('payouts');
  const input = { amount: '1000', by: 'card' };
  const { structuredContent } = await client.callTool({ name: 'payouts', arguments: input });
  const overHttp = await app.get(`/api/v1/payouts?${new URLSearchParams(input).toString()}`);
  expect(await overHttp.json()).toMatchObject(structuredContent ?? { none: true });
});

test('words come in the language that is asked for', async () => {
  await using app = await runningApp();
  const client = await connected(app.origin);
  const input = { 'sold-price': 'x', lang: 'si' };
  const { content } = await client.callTool({ name: 'fees_ebay', arguments: input });
  expect(JSON.stringify(content)).toMatch(/\p{Script=Sinhala}/u);
});

test('a tool takes as much of an address’s share as its address does, and the calls know', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '2' }); // 24 questions
  const paid = async (response: Promise<Response>) => Number((await response).headers.get('ratelimit-remaining'));
  const first = await paid(app.get('/api/v1/fees/ebay?sold-price=100'));
  const after = await paid(app.post(mcpPath, call('payouts', { amount: '1000' }), accept));
  expect(first - after).toBe(10);
  const both = [call('payouts', { amount: '1000' }), call('payouts', { amount: '2000' })];
  const refused = await app.post(mcpPath, JSON.stringify(both), { ...accept, 'content-type': 'application/json' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('nothing long is read, and no stream is opened', async () => {
  await using app = await runningApp();
  const long = await app.post(mcpPath, call('payouts', { amount: '1'.repeat(20_000) }), accept);
  expect(long.status).toBe(413);
  const stream = await app.get(mcpPath, { accept: 'text/event-stream' });
  expect(stream.status).toBe(405);
  expect(stream.headers.get('allow')).toContain('POST');
});

test.each(['{', '[]', 'null', '7', '{"method":"tools/call"}', '[null]'])('%s is refused, not broken', async (body) => {
  await using app = await runningApp();
  const response = await app.post(mcpPath, body, { ...accept, 'content-type': 'application/json' });
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.status).toBeLessThan(500);
});

test('pages of others may ask', async () => {
  await using app = await runningApp();
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' };
  const preflight = await app.get(mcpPath, headers, 'OPTIONS');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
});
