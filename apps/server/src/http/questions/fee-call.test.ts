import { messages } from '@formation/content';
import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';
import { documentPath } from './public-call.ts';

const ebay = '/api/v1/fees/ebay?sold-price=100&registered=us&day=2026-11-21';

type Line = Readonly<{
  key: string;
  label: string;
  value: string;
  unit?: string;
  certainty: string;
  sources: object[];
}>;
type Said = Readonly<{ lines: readonly Line[] }> & Readonly<Record<string, unknown>>;
const bodyOf = async (answer: Response) => (await answer.json()) as Said;
const lineOf = ({ lines }: Said, key: string) => lines.find((line) => line.key === key);

test('a sale on eBay is answered line by line, with what it rests on and what is not in it', async () => {
  await using app = await runningApp({ SITE_URL: 'https://www.example.com' });
  const answer = await app.get(ebay);
  const said = await bodyOf(answer);

  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  expect(said).toMatchObject({ platform: 'ebay', name: 'eBay', day: '2026-11-21', total: 'profit', language: 'en' });
  expect(said['schema']).toBe('https://www.example.com/api/v1/openapi.json#/components/schemas/Fees');
  // 100 × 13.6% + 0.40
  expect(lineOf(said, 'finalValueFee')).toMatchObject({ label: 'Final value fee', value: '13.6', unit: 'USD' });
  expect(lineOf(said, 'profit')).toMatchObject({ value: '86', unit: 'USD', certainty: 'seen' });
  expect(lineOf(said, 'finalValueFee')?.sources).not.toEqual([]);
  expect(said['notCounted']).toContainEqual({
    key: 'importCharges',
    text: messages.en.platforms.ebay.calculator.notCounted.importCharges,
  });
});

test.each([
  ['?lang=si', {}, 'si'],
  ['?lang=ta', { 'accept-language': 'si' }, 'ta'],
  ['', { 'accept-language': 'fr, si-LK;q=0.5, en;q=0.4' }, 'si'],
  ['', { 'accept-language': 'si;q=0, ta;q=0.1' }, 'ta'],
  ['', { 'accept-language': 'constructor, *' }, 'en'],
] as const)('with "%s" and %j it speaks %3$s', async (query, headers, language) => {
  await using app = await runningApp();
  const answer = await app.get(`${ebay}${query.replace('?', '&')}`, headers);

  expect([answer.headers.get('content-language'), answer.headers.get('vary')]).toEqual([language, 'accept-language']);
  const { label } = lineOf(await bodyOf(answer), 'finalValueFee') ?? { label: '' };
  expect(label.toLowerCase()).toBe(messages[language].platforms.ebay.calculator.lines['finalValueFee']?.toLowerCase());
});

test('what has not changed is not sent again, and may be kept for ten minutes', async () => {
  await using app = await runningApp();
  const first = await app.get(ebay);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, max-age=600');
  expect(first.headers.get('set-cookie')).toBeNull();

  const again = await app.get(ebay, { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await app.get(`${ebay}&lang=si`, { 'if-none-match': etag })).status).toBe(200);
  const head = await app.get(ebay, {}, 'HEAD');
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
});

test('a page of any origin may read it, refusals too, and no credentials go with it', async () => {
  await using app = await runningApp();
  for (const path of [ebay, '/api/v1/fees/ebay', '/api/v1/fees/lazada', '/api/v1/fees', '/api/v1/fees/ebay/more']) {
    const { headers } = await app.get(path, { origin: 'https://other.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  const query = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
  for (const path of [ebay, '/api/v1/payouts?amount=1000', documentPath]) {
    const preflight = await app.get(path, { ...query, 'access-control-request-headers': 'if-none-match' }, 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'if-none-match']);
  }
});

test.each([
  ['', 'sold-price', 'missing', 'Sold Price is needed.'],
  ['?sold-price=ten', 'sold-price', 'not-a-number', /^Sold Price: “ten” is not a number/],
  ['?sold-price=-5', 'sold-price', 'negative', /less than 0/],
  ['?sold-price=€5', 'sold-price', 'other-currency', /Enter the amount in USD/],
  ['?sold-price=1.000', 'sold-price', 'unclear', /Do you mean 1,000 or 1\.00/],
  [`?sold-price=${'9'.repeat(300)}`, 'sold-price', 'too-large', /at most/],
  ['?sold-price=5&sold-price=6', 'sold-price', 'given-twice', '“sold-price” is given twice.'],
  ['?sold-price=5&soldPrice=6', 'soldPrice', 'given-twice', /twice/],
  ['?sold-price=5&day=2026-11-21&day=2026-11-21', 'day', 'given-twice', /twice/],
  ['?sold-price=5&colour=red', 'colour', 'unknown-name', /^Nothing here is called “colour”.*sold-price/],
  ['?sold-price=5&__proto__=red', '__proto__', 'unknown-name', /^Nothing here/],
  ['?sold-price=5&site=fr', 'site', 'unknown', /“fr” is not a choice here\. Choose one of these: US, UK/],
  ['?sold-price=5&top-rated=perhaps', 'top-rated', 'unknown', /neither yes nor no/],
  ['?sold-price=5&lang=fr', 'lang', 'unknown', /en, si, ta/],
  ['?sold-price=5&day=soon', 'day', 'not-a-day', '“soon” is not a day. Write it as 2026-11-21.'],
  ['?sold-price=5&day=2026-02-30', 'day', 'not-a-day', /not a day/],
  ['?sold-price=5&day=1999-12-31', 'day', 'too-early', 'The earliest day is 1 Jan 2000.'],
  ['?sold-price=5&day=2100-01-01', 'day', 'too-late', /latest day/],
])('“%s” is refused: %s is %s', async (query, field, code, message) => {
  await using app = await runningApp();
  const answer = await app.get(`/api/v1/fees/ebay${query}`);
  const said = await bodyOf(answer);

  expect([answer.status, said['field'], said['code']]).toEqual([422, field, code]);
  expect(said['message']).toMatch(message);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('all that is wrong is named at once, in the caller’s language', async () => {
  await using app = await runningApp();
  const said = await bodyOf(await app.get('/api/v1/fees/ebay?sold-price=x&colour=red&day=soon&lang=si'));

  const faults = said['faults'] as readonly Readonly<Record<'field' | 'code' | 'message', string>>[]; // three of them
  expect(faults.map(({ field, code }) => [field, code])).toEqual([
    ['colour', 'unknown-name'],
    ['day', 'not-a-day'],
    ['sold-price', 'not-a-number'],
  ]);
  for (const { message } of faults) expect(message).toMatch(/\p{Script=Sinhala}/u);
});

test('what does not apply to the rest is refused, not passed over', async () => {
  await using app = await runningApp();
  const said = await bodyOf(await app.get('/api/v1/fees/payoneer?what=withdrawal&amount=100&method=card'));
  expect([said['field'], said['code']]).toEqual(['method', 'not-asked']);
});

test('a query of more than 2,000 characters, a platform that is none, and an address with nothing', async () => {
  await using app = await runningApp();
  const long = await app.get(`/api/v1/fees/ebay?sold-price=${'1'.repeat(2000)}`);
  expect([long.status, await long.json()]).toMatchObject([414, { code: 'too-long' }]);
  for (const name of ['lazada', 'constructor', '__proto__', 'EBAY']) {
    const answer = await app.get(`/api/v1/fees/${name}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
  }
  const nothing = await app.get('/api/v1/fees/ebay/more?lang=ta');
  expect([nothing.status, await nothing.json()]).toMatchObject([404, { message: messages.ta.api.nothingHere }]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is refused, and what is allowed is named', async (method) => {
  await using app = await runningApp();
  const answer = await app.get(ebay, { 'accept-language': 'ta' }, method);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await answer.json()).toEqual({ code: 'wrong-method', message: messages.ta.api.onlyGet });
});

test('who asks too often waits, is told so before, and still sees free times', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' });
  for (let left = 11; left >= 0; left -= 1) {
    const { headers } = await app.get(ebay);
    expect(['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`))).toEqual([
      '12',
      `${left}`,
      '60',
    ]);
  }
  const refused = await app.get(ebay);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toEqual({
    code: 'too-many-requests',
    message: 'Too many requests. Try again in 60 seconds.',
  });
  expect((await app.get('/api/v1/closed-days')).status).toBe(200);
});

test('an earlier day has its own fees, and one that a number is not known for says so', async () => {
  await using app = await runningApp();
  const then = await bodyOf(await app.get('/api/v1/fees/ebay?sold-price=100&day=2024-06-01'));
  expect(lineOf(then, 'finalValueFee')?.value).toBe('13.25');
  const early = await bodyOf(await app.get('/api/v1/fees/ebay?sold-price=10&day=2020-01-01'));
  expect(early['remarks']).toContainEqual(expect.stringMatching(/: known from .* on; we use the figure of that day/));
  const today = await bodyOf(await app.get('/api/v1/fees/ebay?sold-price=10'));
  expect(today['day']).toBe('2026-11-21'); // noon in Colombo
});

test('nothing that was asked is stored or logged', async () => {
  await using app = await runningApp({ LOG_LEVEL: 'debug' });
  await app.get('/api/v1/fees/ebay?sold-price=4711.13', { 'user-agent': 'unique-agent' });
  await app.get('/api/v1/fees/ebay?sold-price=x4711');
  const metrics = await (await app.get('/metrics')).text();

  expect(app.log.join('')).toContain('"route":"/api/v1/fees/:platform","status":200');
  expect([metrics, ...app.log].filter((text) => /4711|unique-agent/.test(text))).toEqual([]);
});
