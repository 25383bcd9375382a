/** The questions over the Model Context Protocol, asked by the client of its own SDK in another process. */
import { dayAt } from '@formation/calendar';
import { calls } from '@formation/content';
import { publicCalls } from '@formation/questions';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, test } from 'vitest';

const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const program = { command: process.execPath, args: [`${import.meta.dirname}/main.ts`] };
  await client.connect(new StdioClientTransport(program));
});
afterAll(() => client.close());

test('every question is a tool, with the names that it takes', async () => {
  const { tools } = await client.listTools();
  const addresses = await Promise.all(publicCalls.map(async (call) => call.documents()));
  expect(tools).toHaveLength(addresses.flat().length);
  const ebay = tools.find(({ name }) => name === 'fees_ebay');
  expect(ebay?.inputSchema.properties).toHaveProperty('sold-price');
  expect(ebay?.inputSchema.required).toContain('sold-price');
  expect(ebay?.annotations?.readOnlyHint).toBe(true);
});

test.each([
  ['fees_ebay', '/ebay', { 'sold-price': '100', day: '2026-11-21' }],
  ['fees_upwork', '/upwork', { amount: 1000, day: '2026-11-21' }],
  ['payouts', '/', { amount: '1000', by: 'card', day: '2026-11-21' }],
  ['names_check', '/', { name: 'Ceylon Harvest Ltd', country: 'uk' }],
])('%s answers what a program is told over HTTP', async (name, path, input) => {
  const [call] = publicCalls.filter(({ prefix }) => `/api/v1/${name.replace('_', '/')}`.startsWith(prefix));
  const found = await call?.answer({
    params: { platform: path.slice(1) },
    query: new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)])),
    language: 'en',
    today: dayAt(Date.now(), calls.hours.timeZone),
  });
  const { structuredContent, isError = false } = await client.callTool({ name, arguments: input });
  expect(isError).toBe(false);
  expect(found).toEqual({ body: structuredContent });
});

test('each amount says how sure it is, and the server says what to do with that', async () => {
  const { structuredContent } = await client.callTool({ name: 'fees_ebay', arguments: { 'sold-price': '100' } });
  const { day, lines } = structuredContent as { day: string; lines: readonly { certainty?: string }[] };
  expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const line of lines) expect(line.certainty).toBeDefined();
  expect(client.getInstructions()).toContain('certainty');
});

test.each([
  [{ 'sold-price': '€100' }, 'sold-price'],
  [{ 'sold-price': '100', colour: 'red' }, 'colour'],
  [{}, 'sold-price'],
])('%j is refused with the field to change', async (input, field) => {
  const { content, isError } = await client.callTool({ name: 'fees_ebay', arguments: input });
  expect(isError).toBe(true);
  const [said] = content;
  expect(said?.type === 'text' && JSON.parse(said.text)).toMatchObject({ field, code: expect.any(String) });
});
