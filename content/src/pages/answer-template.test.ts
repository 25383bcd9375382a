import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fill } from '../fill.ts';
import { messages } from '../messages/index.ts';
import { answeringLanguage, answerTemplates, blanksIn } from './answer-template.ts';

const root = join(import.meta.dirname, '../../..');
const sentencesOf = (text: string) => text.split(/[.!?"|\n]+/);
const asksByMail = (text: string) => paper.test(text) && mailbox.test(text) && !warns.test(text);

test('every template is in the language that it says, can be filled, and names no other value', () => {
  for (const { language, subject, text } of answerTemplates) {
    expect([subject, answeringLanguage('en', text)]).toEqual([subject, language]);
    expect(fill(text, { name: 'Nimal', agent: 'Kamala', upload: 'https://example.com' })).toContain('Nimal');
    expect(blanksIn(text)).not.toEqual([]);
  }
});

test('papers of identity are asked for where they are uploaded, never by e-mail', () => {
  const asking = answerTemplates.filter(({ text }) => /passport|විදේශ ගමන් බලපත්|கடவுச்சீட்/.test(text));
  expect(asking.map(({ language }) => language).toSorted()).toEqual(['en', 'si', 'ta']);
  for (const { text } of asking) expect(text).toContain('{upload}');
});

/** What asks for a paper, and the way by which it would come. */
const paper = /passport|identity paper|proof of address/i;
const mailbox = /e-?mail|reply|whatsapp/i;
const warns = /never|do not|don’t|without|fraud|not sent/i;

test.each([
  ['Please reply with a copy of your passport.', true],
  ['E-mail us your passport and a proof of address.', true],
  ['Please do not send identity papers by e-mail.', false],
  ['A passport for each owner.', false],
])('"%s" asks for papers by e-mail: %s', (text, asks) => {
  expect(asksByMail(text)).toBe(asks);
});

test('nothing that the firm writes in English asks for papers of identity by e-mail', () => {
  const pages = globSync('content/entries/{services,formation,legal,blog}/*/en.md', { cwd: root });
  expect(pages.length).toBeGreaterThan(10);
  const texts = [
    ...pages.map((page) => readFileSync(join(root, page), 'utf8')),
    ...answerTemplates.map(({ text }) => text),
    JSON.stringify(messages.en),
  ];
  expect(texts.flatMap((text) => sentencesOf(text).filter(asksByMail))).toEqual([]);
});

test('a text leaves as many places to fill in in each language', () => {
  const byTitle = Map.groupBy(answerTemplates, ({ title }) => title);
  for (const [title, templates] of byTitle)
    expect(new Set(templates.map(({ text }) => blanksIn(text).length)).size, title).toBe(1);
});

test.each([
  ['price [[price]] for [[days]], [[price]]', ['[[price]]', '[[days]]']],
  ['[one] bracket', []],
  ['left open [[', ['[[']],
])('%s leaves %o to be filled in', (text, blanks) => {
  expect(blanksIn(text)).toEqual(blanks);
});

test.each([
  // page   text          answered in
  ['en', 'Hello', 'en'],
  ['en', 'Hello කොළඹ', 'si'],
  ['en', 'வணக்கம்', 'ta'],
  ['ta', 'Hello', 'ta'],
] as const)('from a page in %s, "%s" is answered in %s', (page, text, language) => {
  expect(answeringLanguage(page, text)).toBe(language);
});
