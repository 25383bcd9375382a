import type { IsoDate } from '@formation/calendar';
import { expect, test } from 'vitest';
import { launchCheck } from '../../launch/launch-check.ts';
import { claims } from './claims.ts';
import {
  confirmableFees,
  confirmableTexts,
  type Confirmation,
  confirmedDays,
  confirmedFacts,
  type ReadTable,
  readConfirmations,
  versionOf,
} from './confirmations.ts';
import { facts } from './facts.ts';

const { boi } = facts;
const table: ReadTable = {
  platform: 'etsy',
  sources: {
    old: { title: 'Old page', checked: '2026-01-01' },
    page: { title: 'Page', href: 'https://example.com/fees', checked: '2026-06-01' },
  },
  fees: [
    {
      path: ['listing'],
      entries: [
        { status: 'single', sources: ['old'], value: '1' },
        { from: '2026-06-01', status: 'seen', sources: ['page', 'old'], value: '2' },
      ],
    },
  ],
};
const day: IsoDate = '2026-12-01';
const today: IsoDate = '2026-12-02';
const known = confirmableTexts({ facts: { boi }, claims: {} });
const version = known.get('fact boi')?.version ?? '';
const confirmed = (more: Partial<Confirmation> = {}): Confirmation => ({
  kind: 'fact',
  key: 'boi',
  version,
  day,
  ...more,
});

test('a version is FNV-1a of the JSON: a hash of its own, worked out by hand', () => {
  const byHand = (text: string) => {
    let [high, low] = [0xcbf29ce4n, 0x84222325n];
    for (const letter of text) {
      const whole = (((high << 32n) | (low ^ BigInt(letter.charCodeAt(0)))) * 1_099_511_628_211n) % 2n ** 64n;
      [high, low] = [whole >> 32n, whole % 2n ** 32n];
    }
    return ((high << 32n) | low).toString(16).padStart(16, '0');
  };
  expect(versionOf('a')).toBe(byHand('"a"'));
  expect(versionOf(['foobar', 1])).toBe(byHand('["foobar",1]'));
});

test.each([
  ['as it stands', {}, [['fact boi', day]], []],
  ['twice: the last day', {}, [['fact boi', day]], []],
  ['of a name that nothing has', { key: 'boy' }, [], ['unknown']],
  ['of what has changed since', { version: '0'.repeat(16) }, [], ['changed']],
  ['older than the last reading', { day: '2026-01-01' }, [], ['older']],
  ['of a day to come', { day: '2026-12-03' }, [], ['to come']],
] as const)('a confirmation %s', (name, more, days, why) => {
  const all = name.startsWith('twice') ? [confirmed(), confirmed({ day: '2026-11-25' })] : [confirmed(more)];

  const found = confirmedDays(all, known, today);

  expect([...found.days]).toEqual(days);
  expect(found.leftOut.map((each) => each.why)).toEqual(why);
});

test.each([
  [
    'its words',
    { ...boi, inForce: { ...boi.inForce, text: { ...boi.inForce.text, en: 'Everybody has to file it now.' } } },
  ],
  ['its first day', { ...boi, inForce: { ...boi.inForce, since: '2026-12-01' } }],
  ['its source', { ...boi, source: { ...boi.source, url: 'https://example.com/' } }],
])('a fact is another one when %s changes', (_, changed) => {
  const now = confirmableTexts({ facts: { boi: changed }, claims: {} });
  expect(confirmedDays([confirmed()], now, today).leftOut).toMatchObject([{ key: 'boi', why: 'changed' }]);
});

test('a claim is confirmed with its figure; another figure is not', () => {
  const [[key, claim]] = Object.entries(claims) as [[string, (typeof claims)['clients']]];
  const of = (text: string) =>
    confirmableTexts({
      facts: {},
      claims: { [key]: { ...claim, text: { ...claim.text, en: text } } },
    });
  const { version: own = '' } = of('20+').get(`claim ${key}`) ?? {};
  const input = confirmed({ kind: 'claim', key, version: own });

  expect([...confirmedDays([input], of('20+'), today).days]).toEqual([[`claim ${key}`, day]]);
  expect(confirmedDays([input], of('30+'), today).days.size).toBe(0);
});

test('a source of fees is confirmed with all that was read there, and with nothing that was not', () => {
  const versions = (changed: ReadTable) => [...confirmableFees(changed)].map(([name, one]) => [name, one.version]);
  const [[first, old], [second, page]] = versions(table) as [[string, string], [string, string]];
  expect([first, second]).toEqual(['fee etsy/old', 'fee etsy/page']);
  const [fee] = table.fees as [ReadTable['fees'][number]];
  const more = { path: ['postage'], entries: [{ status: 'single', sources: ['old'], value: '3' }] };

  expect(versions({ ...table, fees: [fee, more] })).not.toEqual([[first, old], expect.anything()]);
  expect(versions({ ...table, fees: [fee, more] })[1]).toEqual([second, page]);
  const readAgain = { ...table.sources, page: { ...table.sources['page'], readAgain: day } } as ReadTable['sources'];
  expect(versions({ ...table, sources: readAgain })).toEqual([
    [first, old],
    [second, page],
  ]); // it confirms on
});

test.each([
  // review by     confirmed on    then by
  ['2027-03-26', '2027-03-25', '2027-03-26'], // before its day: that stays
  ['2027-03-26', '2027-03-26', '2027-07-29'], // 125 days after 2026-11-21, and as many again
  ['2027-11-21', '2027-11-30', '2028-05-31'], // a year: half a year again
] as const)('by %s, confirmed on %s: then by %s', (reviewBy, on, by) => {
  const found = confirmedFacts({ boi: { ...boi, readOn: '2026-11-21', reviewBy } }, new Map([['fact boi', on]]));

  expect(found['boi']).toEqual({ ...boi, readOn: on, reviewBy: by });
});

test('what was confirmed is not overdue at the launch, and nothing else of it changes', () => {
  const on: IsoDate = '2028-01-01';
  const overdue = (input: typeof facts | ReturnType<typeof confirmedFacts>) =>
    launchCheck(on, { facts: input, settings: undefined }).filter(({ kind }) => kind === 'overdue fact').length;

  expect(overdue(confirmedFacts(facts, new Map([['fact boi', on]])))).toBe(overdue(facts) - 1);
});

test.each([
  ['nothing', '', 'it is no JSON'],
  ['no list', '{}', 'array'],
  ['another kind', JSON.stringify([{ ...confirmed(), kind: 'price' }]), '0.kind'],
  ['a key that leads elsewhere', JSON.stringify([confirmed({ key: 'a"] = 1; //' })]), '0.key'],
  ['no version', JSON.stringify([confirmed({ version: 'x' })]), '0.version'],
  ['no day', JSON.stringify([confirmed({ day: '2026-02-30' })]), '0.day'],
  ['more than it knows', JSON.stringify([{ ...confirmed(), who: 'ann@example.com' }]), 'who'],
  ['too many', JSON.stringify(Array.from({ length: 5001 }, () => confirmed())), '5000'],
])('a file of %s is refused', (_, text, why) => {
  const read = readConfirmations(text);
  expect('refused' in read && read.refused).toContain(why);
});

test('a file of confirmations is read as it was written', () => {
  expect(readConfirmations(JSON.stringify([confirmed()]))).toEqual([confirmed()]);
  expect(readConfirmations('[]')).toEqual([]);
});
