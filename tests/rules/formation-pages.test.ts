import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formationCards, formationPage, locales } from '@formation/content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const entries = join(import.meta.dirname, '../../content/entries/formation');
const slugs = formationCards.map(({ slug }) => slug);

function read(slug: string) {
  const [, fields = ''] = readFileSync(join(entries, slug, 'en.md'), 'utf8').split(/^---\n/m);
  return formationPage.parse(parse(fields));
}

test('every company that we form has its page, and every page its card', () => {
  const folders = readdirSync(entries, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...slugs].sort());
});

test.each(slugs)('the page of %s fits its schema and shows no dated rule twice', (slug) => {
  const { facts, questions } = read(slug);
  const named = [...facts, ...questions.flatMap(({ fact }) => fact ?? [])];
  expect(new Set(named).size).toBe(named.length);
});

test.each(slugs)('%s: what is called official is the word of an authority', (slug) => {
  for (const { certainty, pages } of read(slug).sources) {
    if (certainty === 'official') for (const { url } of pages) expect(url).toMatch(/\bgov\b|\.gov\./);
    if (certainty === 'seen') expect(new Set(pages.map(({ url }) => new URL(url).host)).size).toBeGreaterThan(1);
  }
});

test.each(slugs)('%s repeats no fee that others set: sums come from the cost tool, rules from the facts', (slug) => {
  const [, , body = ''] = readFileSync(join(entries, slug, 'en.md'), 'utf8').split(/^---\n/m);
  expect(body.match(/[$£]\s?[1-9][\d,.]*/g) ?? []).toEqual([]);
});

test.each(slugs)('%s promises no quote: what we ask, or that it is open, is filled in', (slug) => {
  expect(readFileSync(join(entries, slug, 'en.md'), 'utf8')).not.toMatch(/\bquote/i);
});

test('Hong Kong answers with our fee in every language', () => {
  for (const language of Object.keys(locales))
    expect(readFileSync(join(entries, 'hong-kong', `${language}.md`), 'utf8'), language).toContain('{ourFee}');
});
