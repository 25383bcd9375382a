/** The package gives pages their answers: over HTTP, to assistants and on the command line they are the same, or refused alike. */
import { hyphenated, isRefusal, loadPlatform, platformNames, readAnswers, type Texts } from '@formation/fees';
import { arbitraryTexts } from '@formation/fees/testing';
import { toExactText } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
/* eslint-disable no-restricted-imports -- the faces are in different rooms, and this test sets them beside one another */
import { answerCommand } from '../../apps/command-line/src/answer-command.ts';
import { runningApp } from '../../apps/server/src/testing/running-app.ts';

const day = '2026-11-21';
const app = await runningApp();
const assistant = new Client({ name: 'test', version: '1' });
beforeAll(() => assistant.connect(new StreamableHTTPClientTransport(new URL('/api/v1/mcp', app.origin))));
afterAll(async () => {
  await assistant.close();
  await app[Symbol.asyncDispose]();
});

/** What every face says: amounts by their keys, what is not counted and what it rests on. */
type Face = Readonly<{ amounts: Readonly<Record<string, string>>; total: string; notCounted: readonly string[] }>;
type Plain = Readonly<{ lines: Readonly<Record<string, Readonly<{ value: string }>>> }> & Omit<Face, 'amounts'>;
type Sent = Readonly<{
  lines: readonly Readonly<{ key: string; value: string }>[];
  total: string;
  notCounted: readonly Readonly<{ key: string }>[];
}>;

async function overHttp(platform: string, texts: Texts): Promise<Face | 'refused'> {
  const query = new URLSearchParams([['day', day]]);
  for (const [key, text] of Object.entries(texts)) if (text !== undefined) query.append(hyphenated(key), text);
  const answer = await app.get(`/api/v1/fees/${platform}?${query}`);
  if (answer.status === 422) return 'refused';
  return faceOf((await answer.json()) as Sent); // ours
}

const faceOf = ({ lines, total, notCounted }: Sent): Face => ({
  amounts: Object.fromEntries(lines.map(({ key, value }) => [key, value])),
  total,
  notCounted: notCounted.map(({ key }) => key),
});

async function toAssistants(platform: string, texts: Texts): Promise<Face | 'refused'> {
  const named = Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[hyphenated(key), text]]));
  const question = { name: `fees_${platform.replaceAll('-', '_')}`, arguments: { ...Object.fromEntries(named), day } };
  const { isError, structuredContent } = await assistant.callTool(question);
  return isError === true ? 'refused' : faceOf(structuredContent as Sent); // ours
}

async function inTerminal(platform: string, texts: Texts): Promise<Face | 'refused'> {
  const options = Object.entries(texts).flatMap(([key, text]) =>
    text === undefined ? [] : [`--${hyphenated(key)}=${text}`],
  );
  const { code, text } = await answerCommand([platform, ...options, '--json', '--day', day], day);
  if (code !== 0) return 'refused';
  const { lines, total, notCounted } = JSON.parse(text) as Plain; // ours
  const amounts = Object.fromEntries(Object.entries(lines).map(([key, { value }]) => [key, value]));
  return { amounts, total, notCounted };
}

/** What is asked for and can be read, or else refused by every face. */
async function inPackage(platform: (typeof platformNames)[number], texts: Texts): Promise<Face | 'refused'> {
  const { question, answer } = await loadPlatform(platform);
  const { answers, faults } = readAnswers(question, texts);
  const isIdle = question.fields.some(({ key, applies }) => texts[key] !== undefined && applies?.(answers) === false);
  const found = answer(answers, day);
  if (faults.length > 0 || isIdle || isRefusal(found)) return 'refused';
  const lines = Object.entries(found.lines).flatMap(([key, line]) => (line ? [[key, toExactText(line.value)]] : []));
  const amounts = Object.fromEntries(lines) as Face['amounts']; // pairs of texts
  return { amounts, total: found.total, notCounted: found.notCounted };
}

test.each(platformNames)('%s: HTTP, assistants, terminal and package say the same', async (platform) => {
  const { question } = await loadPlatform(platform);
  let answered = 0;
  const cases = arbitraryTexts(question).chain((texts) => {
    const { answers, faults } = readAnswers(question, texts);
    const misread = new Set(faults.map(({ key }) => key));
    const fit = question.fields.filter(({ key, applies }) => !misread.has(key) && (applies?.(answers) ?? true));
    return fc.constantFrom(texts, Object.fromEntries(fit.map(({ key }) => [key, texts[key]])));
  });
  await fc.assert(
    fc.asyncProperty(cases, async (texts) => {
      const face = await inPackage(platform, texts);
      if (face !== 'refused') answered += 1;
      expect(await overHttp(platform, texts)).toEqual(face);
      expect(await toAssistants(platform, texts)).toEqual(face);
      expect(await inTerminal(platform, texts)).toEqual(face);
    }),
    casesTimes(0.1), // each is a request over HTTP
  );
  expect(answered).toBeGreaterThan(0);
});
