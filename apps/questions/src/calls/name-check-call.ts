import { explainFinding, fill, type Locale, type Messages, messages } from '@formation/content';
import { asking } from '@formation/fees';
import { checkName, type NameCheck, registerSearches } from '@formation/names';
import type { CallQuestion } from '../call-question.ts';
import { singleCall } from '../single-call.ts';

const question = asking().group('name').choice('country', ['us', 'uk', 'hk']).asked();
const callQuestion = {
  question,
  texts: [{ key: 'name', kind: 'text', needed: true, most: 300 }],
} as const satisfies CallQuestion;

/** What the naming rules of a country say of a name; never that it is free, which only the register knows. */
export const nameCheckCall = singleCall({
  prefix: '/api/v1/names/check',
  weight: 1,
  schema: 'NameCheck',
  summary: 'What the naming rules of a country say of a name',
  question: callQuestion,
  answer({ texts, answers, day }, { language }) {
    const found = checkName(texts['name'] ?? '', answers.country);
    return { body: { day, ...checkAnswer(found, language) } };
  },
});

function checkAnswer({ findings, unread, ...check }: NameCheck, language: Locale) {
  const { check: words } = messages[language].nameGenerator;
  return {
    ...check,
    text: fill(words.verdicts[check.verdict], { count: check.rules }),
    findings: findings.map((finding) => ({
      ...finding,
      text: explainFinding(finding, words.findings),
      source: sourceIn(finding.source, words.sources),
    })),
    unread: unread.map((key) => ({ key, text: words.unreadLists.lists[key] })),
    registers: registerSearches
      .filter(({ country }) => country === check.country)
      .map(({ label, office, href, kind }) => ({ label, office, href, kind })),
  };
}

/** A source as programs get it: what has no address is called in the words of the language. */
const sourceIn = (
  { described, ...page }: NameCheck['findings'][number]['source'],
  words: Messages['nameGenerator']['check']['sources'],
) => (described === undefined ? page : { ...page, title: words[described] });
