import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costTerms, messages, serviceCards, service } from '@formation/content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const entries = join(import.meta.dirname, '../../content/entries/services');
const slugs = serviceCards.map(({ slug }) => slug);
/** The nine of the specification; another one may be laid out otherwise. */
const specified = [
  'registered-agent',
  'ein',
  'boi-report',
  'itin',
  'annual-report',
  'trademark-registration',
  'usa-account',
  'bookkeeping',
  'stripe-account',
] as const;

const languagesOf = (slug: string) => readdirSync(join(entries, slug)).map((file) => file.replace('.md', ''));

function read(slug: string, language = 'en') {
  const [, fields = '', body = ''] = readFileSync(join(entries, slug, `${language}.md`), 'utf8').split(/^---\n/m);
  return { ...service.parse(parse(fields)), words: body.split(/\s+/).filter(Boolean).length };
}

test('every service of the menu has its entry, and every entry is in the menu', () => {
  const folders = readdirSync(entries, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...slugs].sort());
});

test.each(slugs)('the page of %s fits its schema and explains itself in 250 to 500 words', (slug) => {
  const { words } = read(slug);
  expect(words).toBeGreaterThanOrEqual(250);
  expect(words).toBeLessThanOrEqual(500);
});

test.each(specified)('%s has three steps, the US account four', (slug) => {
  expect(read(slug).steps).toHaveLength(slug === 'usa-account' ? 4 : 3);
});

test.each(specified)('only bookkeeping lists benefits and links to the pricing plans: %s', (slug) => {
  const { benefits, link } = read(slug).about;
  if (slug !== 'bookkeeping') return expect([benefits, link]).toEqual([undefined, undefined]);
  expect(link).toEqual({ label: 'See Pricing Plans', href: '/pricing' });
  expect(benefits?.length).toBeGreaterThan(0);
});

test.each(['title', 'pageTitle', 'description', 'lead'] as const)('no two service pages share a %s', (field) => {
  expect(new Set(slugs.map((slug) => read(slug)[field])).size).toBe(slugs.length);
});

test.each(slugs)('%s repeats no amount that others set: those stand in the facts', (slug) => {
  const history = slug === 'boi-report' ? /\$10,000/g : /(?!)/g; // the penalty of a rule that has ended
  const text = readFileSync(join(entries, slug, 'en.md'), 'utf8').replaceAll(history, '');
  expect(text.match(/[$£]\s?[1-9][\d,.]*/g) ?? []).toEqual([]);
});

test.each(slugs)('%s is quoted while its price is open, and nowhere beside a fixed one', (slug) => {
  const { costs, ...others } = read(slug);
  const body = readFileSync(join(entries, slug, 'en.md'), 'utf8').split(/^---\n/m)[2];
  const besideAFixedPrice = costTerms(costs, { is: 'fixed', amount: '$99' }, 'en');

  expect(JSON.stringify(costTerms(costs, { is: 'open' }, 'en'))).toMatch(/\bquote/i);
  expect(JSON.stringify([besideAFixedPrice, others, body]).replaceAll('"claim":"quote"', '')).not.toMatch(/\bquote/i);
});

test.each(specified)('%s says in every language in the same lines that it is quoted', (slug) => {
  const isQuoted = (language: string) => read(slug, language).costs.map(({ quoted }) => quoted !== undefined);

  for (const language of languagesOf(slug)) expect(isQuoted(language), language).toEqual(isQuoted('en'));
});

test('the list of services leaves it to their pages whether one is quoted', () => {
  expect(messages.en.services.hero.text).not.toMatch(/\bquote/i);
});
