import { addMonths } from '@formation/calendar';
import { messages } from '@formation/content';
import { deadlines } from '@formation/deadlines';
import { readAnswers } from '@formation/fees';
import { companyCost, plainSum } from '@formation/formation';
import { toExactText } from '@formation/money';
import { checkName } from '@formation/names';
import { isArrival, payouts, question, questionFrom } from '@formation/payouts';
import { carriedNumbers } from '@formation/payouts/carried-numbers';
import { expect, test } from 'vitest';
import { runningApp } from '../../testing/running-app.ts';

const today = '2026-11-21'; // of the clock of the tests

async function said(path: string): Promise<Readonly<Record<string, unknown>>> {
  await using app = await runningApp();
  const answer = await app.get(`/api/v1${path}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Readonly<Record<string, unknown>>; // ours
}

test('what reaches an account is what the page says, by every way, and how sure it is', async () => {
  const { answers } = readAnswers(question, { amount: '1000', by: 'card' });
  const wanted = questionFrom({ answers }, today);
  const { rows } = payouts({ ...wanted, carried: carriedNumbers('USD', today) });
  const ways = rows.map(({ answer }) => ({
    way: answer.route,
    ...(isArrival(answer) && { received: toExactText(answer.received.value) }),
  }));

  const answer = await said('/payouts?amount=1000&by=card');
  expect(answer).toMatchObject({ day: today, currency: 'USD', ways });
  for (const way of answer['ways'] as readonly Readonly<Record<string, unknown>>[])
    if (way['received'] !== undefined) expect([way['certainty'], way['sources']]).not.toContain(undefined);
});

test('a question that costs the server more counts as more', async () => {
  await using app = await runningApp({ RATE_LIMIT_PER_MIN: '1' });
  const { headers } = await app.get('/api/v1/payouts?amount=1000');
  expect(headers.get('ratelimit-remaining')).toBe('2'); // of twelve
  expect((await app.get('/api/v1/payouts?amount=1001')).status).toBe(429);
  expect((await app.get('/api/v1/fees/ebay?sold-price=10')).status).toBe(200);
});

test('what a company must do is dated as on the page, from a day on for so many months', async () => {
  const company = {
    country: 'uk',
    kind: 'ltd',
    incorporated: '2025-02-28',
    vatQuarterEnd: 2,
    yearEnd: '03-31',
    does: ['staff'],
  } as const;
  const dates = deadlines(company, today, addMonths(today, 36)).map(({ id, due }) => ({ id, due }));

  const facts = 'incorporated=2025-02-28&year-end=03-31&vat-quarter-end=2&staff=yes&months=36';
  expect(await said(`/deadlines?country=uk&${facts}`)).toMatchObject({ until: '2029-11-21', deadlines: dates });
});

test('names are read in small letters too, as the terminal reads them', async () => {
  const company = { country: 'us', kind: 'llc', state: 'CA', incorporated: '2025-02-28' } as const;
  const dates = deadlines(company, today, addMonths(today, 24)).map(({ id, due }) => ({ id, due }));
  expect(await said('/deadlines?incorporated=2025-02-28&state=ca')).toMatchObject({ deadlines: dates });
});

test('what a company costs is the sum of the page, in every currency', async () => {
  const form = { country: 'us', state: 'DE', kind: 'llc', owners: 'several' } as const;
  const request = { form, day: '2025-01-31', today, exists: true, years: 5, services: { address: 'off' } } as const;
  const cost = companyCost(request);
  if ('refused' in cost) throw new Error(cost.refused);

  const facts = 'state=DE&kind=llc-several&formed=2025-01-31&have=yes&years=5&address=off';
  const answer = await said(`/company-cost?${facts}`);
  expect(answer).toMatchObject({ total: { USD: plainSum(cost.total, 'USD'), LKR: plainSum(cost.total, 'LKR') } });
  expect(answer).toMatchObject({ lines: cost.lines.map(({ key, status }) => ({ key, status })) });
});

test('a name is judged as on the page, in words too', async () => {
  const { verdict, findings } = checkName('Royal Savings Limited', 'hk');
  const answer = await said('/names/check?name=Royal%20Savings%20Limited&country=hk');
  expect(answer).toMatchObject({ verdict, findings: findings.map(({ rule, reason }) => ({ rule, reason })) });
  expect(JSON.stringify(answer['findings'])).toContain('“Royal” needs approval');
});

test('codes are found by words in three lists, and by digits in the one that is asked', async () => {
  const { codes } = await said('/codes?q=software&limit=40');
  const lists = (codes as readonly Readonly<{ list: string }>[]).map(({ list }) => list);
  expect(new Set(lists)).toEqual(new Set(['hsic', 'uk-sic', 'naics']));
  const digits = await said('/codes?q=62012&in=uk-sic');
  expect(digits['codes']).toMatchObject([{ list: 'uk-sic', code: '62012' }]);
});

test.each([
  ['/payouts', 'amount', 'missing'],
  ['/payouts?amount=1000&from=upwork&by=card', 'by', 'not-asked'],
  ['/payouts?amount=0', 'amount', 'too-small'],
  ['/payouts?amount=1000&own-wise-rate=200', 'own-wise-rate', 'too-large'],
  ['/deadlines', 'incorporated', 'missing'],
  ['/deadlines?incorporated=2026-02-30', 'incorporated', 'not-a-day'],
  ['/deadlines?incorporated=1800-01-01', 'incorporated', 'too-early'],
  ['/deadlines?incorporated=2025-01-01&year-end=31.12.', 'year-end', 'not-a-day'],
  ['/deadlines?incorporated=2025-01-01&vat-quarter-end=1', 'vat-quarter-end', 'not-asked'],
  ['/deadlines?incorporated=2025-01-01&trading-from=2025-02-01', 'trading-from', 'not-asked'],
  ['/deadlines?incorporated=2025-01-01&staff=yes', 'staff', 'not-asked'],
  ['/deadlines?incorporated=2025-01-01&state=Texas', 'state', 'unknown'],
  ['/deadlines?incorporated=2025-01-01&months=600', 'months', 'too-large'],
  ['/company-cost?place=mars', 'place', 'unknown'],
  ['/company-cost?place=uk&state=WY', 'state', 'not-asked'],
  ['/company-cost?shares=10', 'shares', 'not-asked'],
  ['/company-cost?state=DE&kind=corporation&shares=10&issued=11', 'issued', 'too-large'],
  ['/company-cost?place=hk&itin=on', 'itin', 'not-asked'],
  ['/company-cost?rupees=0', 'rupees', 'too-small'],
  ['/names/check', 'name', 'missing'],
  [`/names/check?name=${'a'.repeat(301)}`, 'name', 'too-long'],
  ['/names/check?name=Tea&country=lk', 'country', 'unknown'],
  ['/codes?q=%20', 'q', 'missing'],
  ['/codes?q=tea&limit=0', 'limit', 'too-small'],
  ['/codes?q=tea&in=isic', 'in', 'unknown'],
])('%s is refused: %s is %s', async (path, field, code) => {
  await using app = await runningApp();
  const answer = await app.get(`/api/v1${path}`, { 'accept-language': 'si' });
  expect([answer.status, await answer.json()]).toMatchObject([422, { field, code }]);
});

test('a refusal is in the language of whoever asks', async () => {
  await using app = await runningApp();
  const answer = await app.get(`/api/v1/names/check?lang=ta&name=${'a'.repeat(301)}`);
  const { message } = (await answer.json()) as Readonly<{ message: string }>;
  expect(message).toContain(messages.ta.api.textTooLong.replace('{most}', '300'));
});
