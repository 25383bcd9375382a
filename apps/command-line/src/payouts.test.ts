import { workedOut, type Explanation, type Note } from '@formation/fees';
import { toExactText } from '@formation/money';
import { ratesOn } from '@formation/money/exchange-rates';
import { routeOf, type RouteKey } from '@formation/payouts';
import { expect, test } from 'vitest';
import { answerCommand } from './answer-command.ts';
import { wordsOf } from './written.ts';

const day = '2026-11-21';
const run = async (options: string) =>
  (await answerCommand(`payouts --amount 1000 ${options}`.trim().split(' '), day)).text;

type Way = Readonly<{
  way: RouteKey;
  received?: string;
  reason?: string;
  places?: unknown;
  unconfirmed?: string;
  paysBack?: unknown;
  notCounted?: readonly string[];
  notes?: readonly Note[];
  steps?: readonly Readonly<Record<'after', Explanation>>[];
  lines?: Readonly<Record<'received', Explanation>>;
}>;
const plain = async (options = '') =>
  JSON.parse(await run(`${options} --json`.trim())) as Readonly<{
    rate: Readonly<{ value: string; from?: string; source?: object }>;
    ways: readonly Way[];
  }>;

test('payouts says what no way counts, and each way for itself', async () => {
  const { ways } = await plain();
  const wise = ways.find(({ way }) => way === 'wise-lk')?.notCounted;
  expect(await run('')).toMatch(/\n\nNot counted: clients charges, .*income tax$/m);
  expect(wise).toContain('incomeTax');
  expect(wise).not.toContain('formation'); // it needs no company
  expect(ways.find(({ way }) => way === 'stripe-us-wise')?.notCounted).toContain('formation');
});

test('payouts takes numbers of one’s own in place of what is published', async () => {
  expect(await run('--own-bank-margin 1')).toMatch(/^swift-lkr +Rs\s322,282\.41/m); // 985 × 0.99 of the rate, − 400, as on the page
});

test('payouts lists every way, the most rupees first, and then what stays in foreign currency', async () => {
  const { ways } = await plain('--currency usd');
  const amounts = ways.flatMap(({ received, places }) => (places ? [Number(received)] : []));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(ways.every(({ received, reason }) => (received === undefined) !== (reason === undefined))).toBe(true);
});

test('payouts names the rate of exchange, its day and where it was read', async () => {
  const { from, source } = ratesOn(day);
  const line = (await run('--currency eur')).split('\n').find((one) => one.startsWith('1 EUR = LKR '));
  expect(line).toMatch(/^1 EUR = LKR \d+\.\d+/);
  for (const said of [from, source.title, source.checked]) expect(line).toContain(said);
  expect((await plain('--currency eur')).rate).toMatchObject({ from, source });
});

test('payouts says how old its rate is, and nothing of one that was given', async () => {
  const old = 'The exchange rate is from 2026-09-29, 53 days earlier';
  expect(await run('')).toContain(`\n\n${old}\n`);
  expect((await plain()).rate).toMatchObject({ old: { from: '2026-09-29', days: 53 } });
  expect(await run('--rate 330.5')).not.toContain('days earlier');
  expect(await run('--day 2026-10-06')).not.toContain('days earlier');
});

test('payouts says that a rate was given, and names no source for it', async () => {
  expect(await run('--rate 330.5')).toContain('\n1 USD = LKR 330.5, as given');
  expect((await plain('--rate 330.5')).rate).toEqual({ value: '330.5', unit: 'LKR per USD' });
});

test.each(['none', 'us', 'uk'] as const)(
  'payouts says beside a way what it is to know before its amount: with a company in %s',
  async (company) => {
    const text = await run(`--company ${company}`);
    for (const { way } of (await plain()).ways) {
      const { company: needed, staysForeign } = routeOf(way);
      const line = text.split('\n').find((one) => one.startsWith(`${way} `)) ?? '';
      expect([way, line.includes('needs a company')]).toEqual([way, needed !== undefined && needed !== company]);
      expect([way, line.includes('kept in foreign currency')]).toEqual([way, staysForeign === true]);
    }
  },
);

test('payouts as JSON says of each way what it needs', async () => {
  for (const { way, ...said } of (await plain()).ways) {
    const { needs, company, staysForeign = false } = routeOf(way);
    expect(said).toMatchObject({ needs, isOpen: company === undefined, staysForeign });
  }
});

test('payouts says which numbers are later ones than the day asked about, each way for itself as JSON', async () => {
  const { ways } = await plain('--day 2010-01-01');
  const line = /^First known after 2010-01-01, .*$/m.exec(await run('--day 2010-01-01'))?.[0];
  for (const { way, received, notes = [] } of ways) {
    expect([way, notes.length > 0]).toEqual([way, received !== undefined]); // the rate of exchange is a later one, too
    for (const { key, start } of notes) expect(line).toContain(`${wordsOf(key)} (${start})`);
  }
});

test('payouts has no such note of a day from which all is known', async () => {
  expect(await run('--day 2031-01-01')).not.toContain('First known');
  expect((await plain('--day 2031-01-01')).ways.flatMap(({ notes = [] }) => notes)).toEqual([]);
});

/** Every figure in an explanation, itself the first. */
const within = (one: Explanation): readonly Explanation[] => [one, ...(one.of ?? []).flatMap(within)];

test('payouts as JSON opens every step down to the tables, from the amount to what is received', async () => {
  const { ways } = await plain('--currency eur');
  for (const { way, received, steps = [], lines } of ways.filter((one) => one.received !== undefined)) {
    let at = '1000';
    for (const { after } of steps) {
      expect([way, toExactText(workedOut(after))]).toEqual([way, after.value]);
      const before = within(after).filter(({ key }) => key === 'before');
      expect([way, new Set(before.map(({ value }) => value))]).toEqual([way, new Set([at])]);
      at = after.value;
    }
    expect([way, lines && toExactText(workedOut(lines.received))]).toEqual([way, received]);
    expect(steps.some(({ after }) => within(after).some(({ cited }) => cited?.source))).toBe(true);
  }
});

test('payouts says beside a way which number behind it nothing confirms', async () => {
  const text = await run('--payer US');
  for (const { way, unconfirmed } of (await plain('--payer US')).ways) {
    const line = text.split('\n').find((one) => one.startsWith(`${way} `)) ?? '';
    expect([way, line.includes('not confirmed: ')]).toEqual([way, unconfirmed !== undefined]);
  }
  expect(await run('--own-wise-rate 0.7 --own-bank-payout-credit 0')).not.toMatch(/^wise-lk .*not confirmed/m);
});

test('payouts says whether a company pays back, against which way, and which company is meant', async () => {
  const byCard = await run('--payer US --by card');
  expect(byCard).toMatch(
    /^stripe-us-wise .*company pays back from 3 such payments a month \(30 a year, 35 in the first\)/m,
  );
  expect(byCard).toContain(
    '\n\nCompany costs counted, set up without us: Wyoming LLC of one owner $604.00 a year, $704.00',
  );
  expect(await run('--payer US')).toMatch(/^bank-us-mercury-wise .*company never pays back: wise-lk brings more/m);
  expect(await run('--from upwork')).not.toContain('Company costs');
  const { ways } = await plain('--payer US --by card');
  expect(ways.find(({ way }) => way === 'stripe-us-wise')?.paysBack).toEqual({
    against: 'payoneer-card',
    saved: '6807.45',
    payments: { later: 30, first: 35 },
  });
});
