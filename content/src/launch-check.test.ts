import { expect, test } from 'vitest';
import { claims } from '../entries/claims/claims.ts';
import { facts, factsReadOn } from '../entries/facts/facts.ts';
import { launchCheck, type LaunchContent } from './launch-check.ts';

const ready: LaunchContent = {
  site: { brand: 'A brand', email: 'hello@brand.lk', phone: '+94 11 234 5678', social: { tiktok: 'https://x.lk' } },
  firm: { legalName: 'A', number: 'B', address: 'C', dataController: 'D', people: 'E' },
  samples: { 'reviews.ts': [{ sample: false }, {}] },
  prices: { ein: { is: 'fixed', amount: '$99' } },
  claims: { clients: { ...claims.clients, confirmed: true } },
  facts: { boi: facts.boi },
};

const found = (day: string, change: Partial<LaunchContent>) =>
  launchCheck(day, { ...ready, ...change })
    .filter(({ kind }) => kind !== 'owner’s words')
    .map(({ kind, what }) => `${kind}: ${what}`);

test('content that is ready has nothing but the owner’s own words left to read', () => {
  expect(launchCheck(factsReadOn, ready).map(({ kind }) => kind)).toEqual(['owner’s words']);
});

test('each detail of the firm that is empty is asked for', () => {
  expect(found(factsReadOn, { firm: { ...ready.firm, address: '' } })).toEqual([
    'missing: site.firm.address is empty: the law wants it said',
  ]);
});

test.each([['hello@brand.example'], ['https://portal.brand.example/login'], ['+94 11 000 0000'], ['94110000000']])(
  '%s is a placeholder',
  (value) => {
    expect(found(factsReadOn, { site: { contact: { value } } })).toEqual([
      `placeholder: site.contact.value is ${value}`,
    ]);
  },
);

test('samples are counted where they are kept', () => {
  expect(found(factsReadOn, { samples: { 'reviews.ts': [{ sample: true }, {}, { sample: true }] } })).toEqual([
    'sample: 2 of 3 entries are samples',
  ]);
});

test('a price that the owner has not set is open', () => {
  expect(found(factsReadOn, { prices: { ein: { is: 'open' }, itin: { is: 'from', amount: '$99' } } })).toEqual([
    'open price: ein has no price; its page says that it is quoted',
  ]);
});

test('a claim that nobody confirmed names who has to', () => {
  expect(found(factsReadOn, { claims: { clients: { ...claims.clients, confirmed: false, owner: 'Ann' } } })).toEqual([
    `unconfirmed claim: clients: “${claims.clients.text.en} ${claims.clients.label.en}”, confirm with Ann`,
  ]);
});

test('a fact is listed when it is unverified, and from the day after its review day', () => {
  const source = `check ${facts.boi.source.url}, review by 2027-03-26`;
  expect(found('2027-03-26', { facts: { boi: { ...facts.boi, verified: false } } })).toEqual([
    `unverified fact: boi: ${source}`,
  ]);
  expect(found('2027-03-27', {})).toEqual([`overdue fact: boi: ${source}`]);
});

test('every item of the content that ships says where to change it', () => {
  for (const { where } of launchCheck(factsReadOn)) expect(where).toMatch(/^content\/[a-z/-]+\.ts/);
});
