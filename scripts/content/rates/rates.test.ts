import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { RateTable } from '@formation/money/exchange-rates';
import { expect, test } from 'vitest';
import { nextTable, type Supplier } from './next-table.ts';
import { currencyApiReading, ecbReading, frankfurterReading, openAccessReading, type Reading } from './reading.ts';
import { refusals } from './refusals.ts';
import { feed } from './suppliers.ts';
import { withTable } from './with-table.ts';

const source = { title: 'A stand-in', href: 'https://rates.example/' };
const today = '2026-11-21';
const newest = {
  from: '2026-09-29',
  status: 'single',
  source: { ...source, checked: today },
  value: { USD: '1', EUR: '0.88022588', LKR: '330.90540472' },
} as unknown as RateTable; // three currencies are enough here
const good: Reading = { day: '2026-11-20', rates: { USD: '1', EUR: '0.9', LKR: '331.5', XAU: '0.0002' }, source };
const supplier = (reading: Reading, rest: Partial<Supplier> = {}): Supplier => {
  const name = reading.source.title;
  return { name, house: name, read: async () => reading, ...rest };
};
const titled = (title: string, rates = good.rates): Reading => ({ ...good, rates, source: { ...source, title } });
const ask = (...suppliers: readonly Supplier[]) => nextTable(suppliers, { today, newest });

test('the package and its copies, digit for digit', () => {
  const json =
    '{\n "date": "2026-11-20",\n "usd": {\n  "eur": 0.88022588,\n  "lkr": 330.90540472,\n  "btc": 1.2e-5 }\n}';
  expect(currencyApiReading(json, source)).toEqual({
    day: '2026-11-20',
    rates: { USD: '1', EUR: '0.88022588', LKR: '330.90540472' },
    source,
  });
});

test('the central bank, from euros into dollars', () => {
  const xml =
    "<Cube><Cube time='2026-09-29'><Cube currency='USD' rate='1.1361'/><Cube currency='GBP' rate='0.85818'/></Cube></Cube>";
  expect(ecbReading(xml, source)).toEqual({
    day: '2026-09-29',
    rates: { USD: '1', EUR: '0.88020421', GBP: '0.75537365' }, // 1 ÷ 1.1361, 0.85818 ÷ 1.1361
    source,
  });
  expect(ecbReading("<Cube time='2026-09-29'/>", source).rates).toEqual({});
});

test('Frankfurter, in dollars only', () => {
  const json = '{"amount":1.0,"base":"USD","date":"2026-03-17","rates":{"EUR":0.867,"JPY":158.95}}';
  expect(frankfurterReading(json, source).rates).toEqual({ USD: '1', EUR: '0.867', JPY: '158.95' });
  expect(frankfurterReading(json, source).day).toBe('2026-03-17');
  expect(frankfurterReading(json.replace('USD', 'EUR'), source).rates).toEqual({});
});

test.each([
  ['good', good, []],
  ['a week old', { ...good, day: '2026-11-14' }, []],
  ['older', { ...good, day: '2026-11-13' }, ['its rates are of 2026-11-13, 8 days old']],
  ['of tomorrow', { ...good, day: '2026-11-22' }, ['its rates are of 2026-11-22, a day to come']],
  ['without a day', { ...good, day: '' }, ['it names no day']],
  [
    'the same as ours',
    { ...good, day: '2026-09-29' },
    ['its rates are of 2026-09-29, 53 days old', 'we have the rates of 2026-09-29 already'],
  ],
  ['without the rupee', { ...good, rates: { USD: '1', EUR: '0.9' } }, ['it has no rate for LKR']],
  ['with a rate of nothing', { ...good, rates: { ...good.rates, LKR: '0' } }, ['it has no rate for LKR']],
  ['with no number', { ...good, rates: { ...good.rates, LKR: '1e3' } }, ['it has no rate for LKR']],
  ['a tenth more', { ...good, rates: { ...good.rates, EUR: '0.968248468' } }, []],
  [
    'more than a tenth more',
    { ...good, rates: { ...good.rates, EUR: '0.968248469' } },
    ['EUR moved by 10.0%, from 0.88022588 to 0.968248469'],
  ],
  [
    'half',
    { ...good, rates: { ...good.rates, LKR: '165.45270236' } },
    ['LKR moved by 50.0%, from 330.90540472 to 165.45270236'],
  ],
])('a reading that is %s', (_, reading, reasons) => {
  expect(refusals(reading, { today, newest })).toEqual(reasons);
});

test('a jump that a person has accepted is none', () => {
  const half = { ...good, rates: { ...good.rates, LKR: '165' } };
  expect(refusals(half, { today, newest, accepted: ['LKR'] })).toEqual([]);
  expect(refusals(half, { today, newest, accepted: ['EUR'] })).toHaveLength(1);
});

test('the first good supplier that another confirms is taken, and of the others is told why not', async () => {
  const old = { ...titled('Old'), day: '2026-11-01' };
  const dead = supplier(titled('Dead'), { read: () => Promise.reject(new Error('no network')) });
  const next = await ask(dead, supplier(old), supplier(good), supplier(titled('Other')));

  expect(next.reading).toBe(good);
  expect(next.confirmedBy.map(({ title }) => title)).toEqual(['Other']); // the old one witnesses nothing
  expect(next.refused).toEqual([
    { name: 'Dead', reasons: ['nothing came: Error: no network'] },
    { name: 'Old', reasons: ['its rates are of 2026-11-01, 20 days old'] },
  ]);
  expect((await ask(dead)).reading).toBeUndefined();
});

test('nobody alone is taken: not one, not two copies of one house, not a currency that one house knows', async () => {
  const alone = 'nobody else confirms EUR, LKR';
  expect(await ask(supplier(good))).toMatchObject({ refused: [{ reasons: [alone] }], confirmedBy: [] });
  const copy = supplier(titled('Copy'), { house: good.source.title });
  expect((await ask(supplier(good), copy)).refused.map(({ reasons }) => reasons)).toEqual([[alone], [alone]]);
  const bank = supplier(titled('Bank', { USD: '1', EUR: '0.9' }));
  const { reading, refused } = await ask(supplier(good), bank);
  expect(reading).toBeUndefined();
  expect(refused[0]?.reasons).toEqual(['nobody else confirms LKR']);
});

test.each([
  ['338.13', 'taken'], // 2 % of 331.5 is 6.63
  ['338.14', 'LKR is 331.5 here and 338.14 at Other, 2.0% apart'],
  ['325', 'taken'], // of which 331.5 is 102 %
  ['324.99', 'LKR is 331.5 here and 324.99 at Other, 2.0% apart'],
])('a rupee of %s elsewhere: %s', async (LKR, what) => {
  const { reading, refused } = await ask(supplier(good), supplier(titled('Other', { ...good.rates, LKR })));
  expect(reading === undefined ? refused[0]?.reasons[0] : 'taken').toBe(what);
});

test('who only witnesses is not taken, whatever the order', async () => {
  const witness = supplier(titled('Witness'), { isWitness: true });
  const next = await ask(witness, supplier(good));
  expect(next.reading).toBe(good);
  expect(next.confirmedBy.map(({ title }) => title)).toEqual(['Witness']);
  expect((await ask(witness, supplier(titled('Dead', {})))).reading).toBeUndefined();
});

test('ExchangeRate-API, by the second of its update', () => {
  const json =
    '{"result":"success","time_last_update_unix":1795219351,"base_code":"USD","rates":{"USD":1,"LKR":331.4}}';
  expect(openAccessReading(json, source)).toEqual({ day: '2026-11-21', rates: { USD: '1', LKR: '331.4' }, source });
  expect(openAccessReading('{"result":"error"}', source)).toEqual({ day: '', rates: {}, source });
});

/** A feed of this machine. */
async function served(answer: RequestListener, use: (address: string) => Promise<void>): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

test('a feed is read over the network; a fault of it is a refusal', async () => {
  const json = '{"date":"2026-11-20","usd":{"eur":0.9,"lkr":331.5}}';
  const open = '{"time_last_update_unix":1795132951,"base_code":"USD","rates":{"EUR":0.91,"LKR":330.2}}';
  const of = { house: 'three', title: 'A witness', isWitness: true } as const;
  await served(
    (request, response) => {
      if (request.url === '/open') response.end(open);
      else response.writeHead(request.url === '/' ? 200 : 503).end(json);
    },
    async (href) => {
      const one = feed({ house: 'one', title: 'A feed', href, reading: currencyApiReading });
      const broken = feed({ house: 'two', title: 'A fault', href: `${href}broken`, reading: currencyApiReading });
      const { reading, refused } = await ask(
        broken,
        one,
        feed({ ...of, href: `${href}open`, reading: openAccessReading }),
      );

      expect(reading?.rates).toEqual({ USD: '1', EUR: '0.9', LKR: '331.5' });
      expect(refused[0]?.reasons[0]).toMatch(/nothing came: Error: .*broken answered 503/);
    },
  );
});

test('the next table is added at the end, and nothing before it moves', async () => {
  const file = new URL('../../../domain/money/src/exchange-rates/tables/exchange-rates.ts', import.meta.url);
  const before = readFileSync(file, 'utf8');
  const other = { title: 'Another', href: 'https://other.example/' };
  const after = withTable(before, { reading: good, confirmedBy: [other] }, { today, newest });
  expect(after.startsWith(before.slice(0, before.lastIndexOf('];')))).toBe(true);

  const tables = stripTypeScriptTypes(after);
  const { exchangeRates } = await import(`data:text/javascript,${encodeURIComponent(tables)}`);
  expect(exchangeRates.at(-1)).toEqual({
    from: '2026-11-20',
    status: 'seen',
    source: { ...source, checked: today },
    confirmedBy: [{ ...other, checked: today }],
    value: { USD: '1', EUR: '0.9', LKR: '331.5' }, // only the currencies that we keep
  });
  expect(exchangeRates.at(-2).from).toBe('2026-09-29');
});
