import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimTexts, fill, isExternal, legal, messages, post } from '@formation/content';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const entries = join(import.meta.dirname, '../../content/entries');

function text(kind: string, slug: string) {
  const [, front = '', body = ''] =
    /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(join(entries, kind, slug, 'en.md'), 'utf8')) ?? [];
  return { front: parse(front) as unknown, body };
}

/** Words as a reader counts them: no addresses of links, no table lines. */
const words = (body: string) => body.replaceAll(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}.,'’%-]*/gu) ?? [];

const headings = (body: string) => [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

const links = (body: string) => [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);

const slugs = readdirSync(join(entries, 'blog'));

/** The articles that the site was asked for. Each is more than a post has to be: see the test below. */
const specified = [
  'preparing-for-the-fiscal-year-end',
  'why-tracking-your-expenses-matters',
  'five-tips-to-keep-your-business-finances-on-track',
  'why-hiring-an-accountant-helps-big-time',
  'how-to-set-a-small-business-budget',
  'how-to-manage-payroll-stress-free',
  'managing-business-debts-effectively',
  'benefits-of-real-time-financial-reporting',
  'streamline-your-invoicing-process',
];

test.each(slugs)('the post %s fits its schema and leaves its title to the page', (slug) => {
  const { front, body } = text('blog', slug);

  expect(() => post.parse(front)).not.toThrow();
  expect(body).not.toMatch(/^# /m);
});

test.each(slugs)('the cover that %s names has been drawn', (slug) => {
  const { img } = post.parse(text('blog', slug).front);

  if (img && !img.includes('.') && !isExternal(img))
    expect(existsSync(join(import.meta.dirname, `../../design/ui/src/covers/${img}.tsx`)), img).toBe(true);
});

test.each(specified)('%s is an article of its own', (slug) => {
  const { body } = text('blog', slug);

  expect(words(body).length).toBeGreaterThanOrEqual(700);
  expect(words(body).length).toBeLessThanOrEqual(1000);
  expect(body).toMatch(/^\| -{3}/m); // a table
  expect(headings(body).at(-1)).toBe('Sources');
  expect(links(body.slice(body.indexOf('## Sources'))).filter(isExternal)).not.toEqual([]);
  expect(links(body).filter((href) => href.startsWith('/'))).not.toEqual([]);
});

test('five finance tips', () => {
  expect(messages.en.fiveTips.tips).toHaveLength(5);
});

test.each([
  [
    'privacy-policy',
    ['collect', 'use', 'share', 'protect', 'rights', 'keep', 'third-party', 'changes', 'contact'],
    ['no cookies', 'our notes, drafts and answers', 'the language of the page', 'what our staff write'],
  ],
  [
    'terms-and-conditions',
    [
      ...['acceptance', 'service', 'responsibilities', 'payment', 'intellectual property', 'liability', 'limitations'],
      ...['prohibited', 'termination', 'governing law', 'changes', 'contact'],
    ],
    ['30 days’ notice', 'limited to the amount you paid for the service concerned', 'laws of Sri Lanka'],
  ],
  [
    'data-protection',
    ['store', 'consent', 'where', 'how long', 'rights', 'ask', 'browser', 'complain'],
    [
      ...['Personal Data Protection Act, No. 9 of 2022', 'GDPR', 'version of the consent text'],
      // what the console keeps of a person, who gets it all with `person/export`
      ...['the language of the page', 'who of us works on it', 'notes, drafts and answers', 'why it was held back'],
      ...['the video link', 'who did it', 'Each mail about these'],
    ],
  ],
])('%s says what it must, in order', (slug, subjects, sentences) => {
  const { front, body } = text('legal', slug);
  const found = headings(body);

  legal.parse(front);
  expect(found).toHaveLength(subjects.length);
  for (const [index, subject] of subjects.entries()) {
    expect(found[index]?.toLowerCase()).toMatch(new RegExp(`^${index + 1}\\. .*${subject}`));
  }
  const shown = fill(body, { ...claimTexts('en'), ...messages.en.office });
  for (const sentence of sentences) expect(shown).toContain(sentence);
});
