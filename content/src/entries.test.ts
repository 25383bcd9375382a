import { addMonths, type IsoDate } from '@formation/calendar';
import { expect, test } from 'vitest';
import { claims } from '../entries/claims/claims.ts';
import { facts, factsReadOn } from '../entries/facts/facts.ts';
import { countries } from '../entries/packages/countries.ts';
import { packages } from '../entries/packages/packages.ts';
import { partners } from '../entries/partners/partners.ts';
import { featuredTestimonials } from '../entries/reviews/featured.ts';
import { reviewSets } from '../entries/reviews/reviews.ts';
import { claim } from './claim.ts';
import { everywhere } from './everywhere.ts';
import { fact, type Fact } from './fact.ts';
import { countryOption, formationPackage } from './formation-package.ts';
import { locales, type Locale } from './locales.ts';
import { partner } from './partner.ts';
import { questionSets } from './question-sets.ts';
import { question } from './question.ts';
import { facebookReview, starredReview } from './review.ts';
import { testimonial } from './testimonial.ts';

const kinds = {
  claim: [claim, Object.values(claims)],
  fact: [fact, Object.values(facts)],
  country: [countryOption, countries],
  package: [formationPackage, Object.values(packages).flat()],
  partner: [partner, partners],
  'Facebook review': [facebookReview, reviewSets.facebook],
  'Google review': [starredReview, reviewSets.google],
  'Trustpilot review': [starredReview, reviewSets.trustpilot],
  testimonial: [testimonial, featuredTestimonials],
} as const;

test.each(Object.entries(kinds))('every %s fits its schema', (_, [schema, entries]) => {
  for (const entry of entries) expect(() => schema.parse(entry)).not.toThrow();
});

const questions = (Object.keys(locales) as Locale[]).flatMap((locale) => Object.values(questionSets(locale)).flat());

test('every question fits its schema, and the fact that it names exists', () => {
  for (const entry of questions) {
    expect(() => question.parse(entry)).not.toThrow();
    if (entry.fact !== undefined) expect(Object.keys(facts)).toContain(entry.fact);
  }
});

test('the business name generator has four questions, every other set at least four', () => {
  const { nameGenerator, ...others } = questionSets('en');
  expect(nameGenerator).toHaveLength(4);
  for (const set of Object.values(others)) expect(set.length).toBeGreaterThanOrEqual(4);
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

test('every fact is reviewed within a year of being read, and not before', () => {
  const of = (list: Readonly<Record<string, Fact>>) => Object.entries(list);
  for (const [name, { readOn = factsReadOn, reviewBy }] of of(facts)) {
    expect(reviewBy > readOn, name).toBe(true);
    expect(reviewBy <= addMonths(readOn as IsoDate, 12), name).toBe(true); // the schema has looked
  }
});

test('whoever reads a sample is told so by its name', () => {
  const names = [...featuredTestimonials, ...partners].filter(({ sample }) => sample).map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^Sample /);
});
