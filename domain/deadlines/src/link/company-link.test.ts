/// <reference types="node" />
import type { IsoDate } from '@formation/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlines } from '../all-deadlines.ts';
import type { Company } from '../company.ts';
import { usStateReports, type StateCode } from '../tables/us-state-reports.ts';
import {
  activitiesOf,
  companyLinkFields,
  linkedDay,
  misreadField,
  readCompanyLink,
  type LinkedCompany,
} from './company-link.ts';

const today = '2026-11-21';

test.each([
  [{}, { country: 'us', state: 'WY', kind: 'llc', owners: 'one', foreignOwned: true, incorporated: today }],
  [
    { country: 'us', state: 'CA', kind: 'corporation', owners: 'several', foreign: 'no', yearEnd: '06-30' },
    { country: 'us', state: 'CA', kind: 'corporation', owners: 'several', foreignOwned: false, yearEnd: '06-30' },
  ],
  [
    { country: 'uk', incorporated: '2024-02-29', ownerBirthMonth: '4', tradingFrom: '2024-05-01' },
    { country: 'uk', incorporated: '2024-02-29', ownerBirthMonth: 4, tradingFrom: '2024-05-01' },
  ],
  [
    { country: 'uk', ownerBirthMonth: '13', vatPassed: '2026-02-30' },
    { ownerBirthMonth: undefined, vatThresholdPassed: undefined },
  ],
  [
    { country: 'hk', registrationYears: '3' },
    { country: 'hk', registrationYears: 3 },
  ],
  [{ country: 'hk', registrationYears: '2' }, { registrationYears: 1 }],
  [
    { country: 'mars', state: 'toString', incorporated: 'soon', yearEnd: '02-30' },
    { country: 'us', state: 'WY', incorporated: today, yearEnd: undefined },
  ],
])('%j is read as %j', (typed, expected) => {
  expect(readCompanyLink(typed, today).company).toMatchObject(expected);
});

test.each(['', 'today', '2026-02-29', '1066-10-14', '9999-12-31'])('%j is no day for the rules', (text) => {
  expect(linkedDay(text)).toBeUndefined();
});

test('whatever a link says, the rules give dates within the time asked for', () => {
  const typed = fc.dictionary(
    fc.constantFrom(
      'country',
      'state',
      'kind',
      'incorporated',
      'yearEnd',
      'tradingFrom',
      'statementUpTo',
      'vatPassed',
      'ownerBirthMonth',
    ),
    fc.oneof(
      fc.constantFrom('uk', 'hk', 'us', 'DE', '1900-01-01', '2099-12-31', '2024-02-29', '02-29', '12-31', '7'),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(typed, (fields) => {
      for (const { due } of deadlines(readCompanyLink(fields, today).company, '2026-11-21', '2029-11-21'))
        expect(due >= '2026-11-21' && due <= '2029-11-21').toBe(true);
    }),
  );
});

test.each([
  [
    { name: '  Galle Tea Ltd ', id: '0123456789abcdef0123456789abcdef' },
    'Galle Tea Ltd',
    '0123456789abcdef0123456789abcdef',
  ],
  [{ name: 'x'.repeat(90), id: '0123456789ABCDEF0123456789ABCDEF' }, 'x'.repeat(80), undefined],
  [{ id: 'mine' }, '', undefined],
  [{}, '', undefined],
])('the name and the identity in %j', (fields, name, id) => {
  expect(readCompanyLink(fields, today)).toMatchObject({ name, id });
});

const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true }).map(
  // the first ten signs of an ISO moment are a day
  (date) => date.toISOString().slice(0, 10) as IsoDate,
);
const perhapsDay = fc.option(day, { nil: undefined });
const yearEnd = fc.constantFrom(undefined, '12-31' as const, '02-29' as const, '04-05' as const);
const does = (country: Company['country']) => fc.subarray([...activitiesOf(country)], { minLength: 1 });
const anyCompany: fc.Arbitrary<Company> = fc.oneof(
  fc.record({
    country: fc.constant('us' as const),
    incorporated: day,
    yearEnd,
    state: fc.constantFrom(...(Object.keys(usStateReports) as StateCode[])),
    kind: fc.constantFrom('llc' as const, 'corporation' as const),
    owners: fc.constantFrom('one' as const, 'several' as const),
    foreignOwned: fc.boolean(),
    does: does('us'),
  }),
  fc.record({
    country: fc.constant('uk' as const),
    kind: fc.constant('ltd' as const),
    incorporated: day,
    yearEnd,
    tradingFrom: perhapsDay,
    statementUpTo: perhapsDay,
    ownerBirthMonth: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    vatThresholdPassed: perhapsDay,
    vatQuarterEnd: fc.constantFrom(1 as const, 2 as const, 3 as const, undefined),
    dormantSince: perhapsDay,
    does: does('uk'),
  }),
  fc.record({
    country: fc.constant('hk' as const),
    kind: fc.constant('ltd' as const),
    incorporated: day,
    yearEnd,
    registrationYears: fc.constantFrom(1 as const, 3 as const),
    dormantSince: perhapsDay,
  }),
);
const name = fc.string({ maxLength: 40 }).map((text) => text.trim());
const id = fc.option(fc.stringMatching(/^[0-9a-f]{32}$/), { nil: undefined });

test('what is written into a link is read back from its address', () => {
  fc.assert(
    fc.property(fc.record({ company: anyCompany, name, id }), (linked: LinkedCompany) => {
      const query = new URLSearchParams(companyLinkFields(linked)).toString();

      const fields = Object.fromEntries(new URLSearchParams(query));
      expect(readCompanyLink(fields, today)).toEqual(linked);
      expect(misreadField(fields)).toBeUndefined();
    }),
  );
});

test.each([
  [{}, undefined],
  [{ state: 'TX', kind: 'corporation', owners: 'several', foreign: 'no' }, undefined],
  [{ country: 'uk', state: 'Texas', yearEnd: '' }, undefined], // nobody asks a British company for its state
  [{ country: 'mars', state: 'Texas' }, 'country'],
  [{ incorporated: '2026-02-30' }, 'incorporated'],
  [{ state: 'tx' }, 'state'],
  [{ country: 'uk', tradingFrom: 'May' }, 'tradingFrom'],
  [{ country: 'hk', dormantSince: '1066-10-14' }, 'dormantSince'],
])('of %j the field that is misread is %j', (fields, expected) => {
  expect(misreadField(fields)).toBe(expected);
});
