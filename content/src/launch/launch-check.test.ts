import { expect, test } from 'vitest';
import { claims } from '../firm/claims/claims.ts';
import { factsReadOn } from '../firm/claims/facts-read-on.ts';
import { facts } from '../firm/claims/facts.ts';
import { launchCheck, type LaunchContent } from './launch-check.ts';

const boi = { ...facts.boi, reviewBy: '2027-03-26' };
const ready: LaunchContent = {
  site: { brand: 'A brand', email: 'hello@brand.lk', phone: '+94 11 234 5678', social: { tiktok: 'https://x.lk' } },
  firm: { legalName: 'A', number: 'B', address: 'C', dataController: 'D', people: 'E' },
  samples: { 'reviews.json': [{ sample: false }, {}] },
  prices: { ein: { is: 'fixed', amount: '$99' } },
  claims: { clients: { ...claims.clients, confirmed: true } },
  facts: { boi },
  questions: [
    {
      what: 'The hours are right',
      where: 'content/entries/firm/office.json',
      answered: { by: 'Ann', on: '2026-12-01' },
    },
  ],
  settings: {
    SITE_URL: 'https://brand.lk',
    SMTP_URL: 'smtps://mail.brand.lk',
    MAIL_TO: 'ann@brand.lk',
    ALARM_URL: 'https://chat.brand.lk/hook',
    BACKUP_DIR: '/var/backups',
  },
};

const found = (day: string, change: Partial<LaunchContent>) =>
  launchCheck(day, { ...ready, ...change }).map(({ kind, what }) => `${kind}: ${what}`);

test('content that is ready has nothing left to do', () => {
  expect(launchCheck(factsReadOn, ready)).toEqual([]);
});

test('each question is asked until it is answered, and no other with it', () => {
  const open = {
    what: 'The prices are today’s',
    where: 'content/entries/packages/packages.json',
    answered: false,
  } as const;
  expect(found(factsReadOn, { questions: [...ready.questions, open] })).toEqual(['question: The prices are today’s']);
});

test.each([
  ['SITE_URL', 'http://brand.lk'],
  ['SITE_URL', undefined],
  ['SMTP_URL', undefined],
  ['MAIL_TO', ''],
  ['ALARM_URL', undefined],
  ['BACKUP_DIR', undefined],
])('the setting %s may not be %s', (name, value) => {
  expect(found(factsReadOn, { settings: { ...ready.settings, [name]: value } })).toEqual([
    expect.stringMatching(`^setting: ${name} `),
  ]);
});

test('where the settings of the server are not known, they are not asked', () => {
  expect(found(factsReadOn, { settings: undefined })).toEqual([]);
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
  expect(found(factsReadOn, { samples: { 'reviews.json': [{ sample: true }, {}, { sample: true }] } })).toEqual([
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
  const source = `check ${boi.source.url}, review by 2027-03-26`;
  expect(found('2027-03-26', { facts: { boi: { ...boi, verified: false } } })).toEqual([
    `unverified fact: boi: ${source}`,
  ]);
  expect(found('2027-03-27', {})).toEqual([`overdue fact: boi: ${source}`]);
});

test('every item of the content that ships says where to change it', () => {
  for (const { where } of launchCheck(factsReadOn))
    expect(where).toMatch(/^(?:content|docs|scripts|apps)\/[\w/.-]+\.(?:json|ts|md|astro)/);
});
