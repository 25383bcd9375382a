import type { Everywhere } from '../../src/locales.ts';
import type { Question } from '../../src/question.ts';

/** The four questions of the business name generator. */
export const nameGenerator = {
  en: [
    {
      question: 'Does a generated name belong to me?',
      answer:
        'No. A name is yours only when a registry has accepted your company, and as a brand only when a trade mark office has registered it. Search both before you print anything.',
    },
    {
      question: 'Do you check whether a name is taken?',
      answer:
        'No. The ideas are checked against the naming rules of the country you choose, not against its register. Use the register’s own search, which is free, before you decide.',
    },
    {
      question: 'Must the name end in Ltd, LLC or Inc.?',
      answer:
        'In most cases yes. A UK private company ends in Limited or Ltd, a US LLC in LLC or its long form, a US corporation in Inc., Corp. or similar. The ending is not part of your brand.',
    },
    {
      question: 'Can I use a Sinhala or Tamil word?',
      answer:
        'Yes, in Latin letters. Check how it reads in English and that it is not a word that a registry treats as sensitive. Short words with open vowels travel best.',
    },
  ],
} satisfies Everywhere<readonly Question[]>;
