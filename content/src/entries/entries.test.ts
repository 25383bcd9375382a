import { expect, test } from 'vitest';
import { facts } from '../firm/claims/facts.ts';
import { countries } from '../firm/offers/countries.ts';
import { partners } from '../firm/partners.ts';
import { featuredTestimonials } from '../firm/reviews/featured-testimonials.ts';
import { locales, type Locale } from '../locales.ts';
import { questionSets } from '../pages/question-sets.ts';
import { claim } from './claim.ts';
import { everywhere } from './everywhere.ts';
import { fact, type Fact } from './fact.ts';
import { countryOption } from './formation-package.ts';
import { question } from './question.ts';

const questions = (Object.keys(locales) as Locale[]).flatMap((locale) => Object.values(questionSets(locale)).flat());

test('every question fits its schema, and the fact that it names exists', () => {
  for (const entry of questions) {
    expect(() => question.parse(entry)).not.toThrow();
    if (entry.fact !== undefined) expect(Object.keys(facts)).toContain(entry.fact);
  }
});

test('a text without English is refused, and so is a language that the site does not know', () => {
  const words = everywhere(claim.shape.text.shape.en);
  expect(words.safeParse({ en: 'one', si: 'two' }).success).toBe(true);
  expect(words.safeParse({ si: 'two' }).success).toBe(false);
  expect(words.safeParse({ en: 'one', xx: 'two' }).success).toBe(false);
});

test('a fact is verified by the word of its authority, or by two who say the same', () => {
  const of = (list: Readonly<Record<string, Fact>>) => Object.entries(list);
  for (const [name, { verified, source, also }] of of(facts))
    if (verified) expect(source.by === 'authority' || also !== undefined, name).toBe(true);
  for (const [name, { source }] of of(facts))
    if (/blog|forum|npmjs|github/.test(source.url)) expect(source.by, name).toBe('other');
});

test.each([
  // in force since, read on, review by, fits
  ['2025-03-26', '2026-11-21', '2027-11-21', true], // within a year of being read
  ['2025-03-26', '2026-11-21', '2027-11-22', false],
  ['2027-12-01', '2027-12-10', '2028-12-10', true], // in another year as well
  ['2027-12-01', '2026-11-21', '2027-11-21', false], // nobody has read it where it is in force
  ['2025-03-26', '2026-11-21', '2026-11-21', false], // read again on the same day
  [null, '2026-11-21', '2027-02-21', true],
] as const)('a fact since %s that was read on %s may be reviewed by %s: %s', (since, readOn, reviewBy, fits) => {
  const changed = { ...facts.boi, inForce: { ...facts.boi.inForce, since }, readOn, reviewBy };
  expect(fact.safeParse(changed).success).toBe(fits);
});

test('a fact whose days do not fit is told which, and what to write', () => {
  const inForce = { ...facts.boi.inForce, since: null };
  const { error } = fact.safeParse({ ...facts.boi, inForce, readOn: '2026-11-21', reviewBy: '2028-01-01' });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    expect.stringMatching(/^reviewBy: .*readOn/),
  ]);
});

test.each([
  ['us', 'on-top', []],
  ['us', 'included', [expect.stringContaining('the state')]], // whatever state is chosen is added on the card
  ['uk', 'on-top', []],
  ['uk', 'included', []],
] as const)('what forms a company in the %s may be %s', (value, registryFee, refused) => {
  const { error } = countryOption.safeParse({ ...countries[0], value, registryFee });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(refused);
});

test('whoever reads a sample is told so by its name', () => {
  const names = [...featuredTestimonials, ...partners].filter(({ sample }) => sample).map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^Sample /);
});
