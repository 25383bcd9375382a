import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts, formationCards, formationPage, locales } from '@formation/content';
import { inForce, loadPlatform, type Schedule } from '@formation/fees';
import { bases, type Basis } from '@formation/formation';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const entries = join(import.meta.dirname, '../../content/entries/formation');
const reasons: readonly Basis[] = Object.values(bases);

/** What the pages of the countries rest on, a line for each page that they cite. */
const cited = formationCards.flatMap(({ slug }) =>
  Object.keys(locales).flatMap((locale) => {
    const [, fields = ''] = readFileSync(join(entries, slug, `${locale}.md`), 'utf8').split(/^---\n/m);
    return formationPage
      .parse(parse(fields))
      .sources.flatMap(({ pages, ...source }) =>
        pages.map(({ url }) => ({ where: `${slug}/${locale}: ${source.says}`, url, ...source })),
      );
  }),
);

test('what a country’s page and a reason of the questionnaire read on the same day and page is as sure in both', () => {
  const apart = cited.filter(({ url, checked, certainty }) =>
    reasons.some((reason) => reason.href === url && reason.checked === checked && reason.certainty !== certainty),
  );
  expect(apart.map(({ where }) => where)).toEqual([]);
});

test('that Stripe opens no account in Sri Lanka is as sure in the fees and the facts as in the questionnaire', async () => {
  const { certainty, checked } = bases.stripe;
  const { opensInSriLanka } = (await loadPlatform('stripe')).table;

  expect(inForce(opensInSriLanka as Schedule<unknown>, checked).status).toBe(certainty);
  expect(facts['stripe-sri-lanka'].verified).toBe((certainty as Basis['certainty']) === 'official');
});
