import type { Translated } from '../locales.ts';
import { fixedTerms } from './fixed-terms.ts';
import { hasForeignLetter, rulesOf } from './language-rules/rules-of.ts';
import { namesOtherwise } from './official-names.ts';
import type { TranslatedText } from './translated-texts.ts';

type Fault = Readonly<{ key: string; what: string; own: string }>;
type Text = Readonly<{ english: string; own: string; language: Translated }>;

const sorted = (found: RegExpMatchArray | null) => [...(found ?? [])].sort().join(' ');
const placeholders = (text: string) => sorted(text.match(/\{\w+\}/g));
/** Amounts and shares: a sign and its number must be the same in both. */
const amounts = (text: string) => sorted(text.match(/(?:HK)?[$£€]\d[\d,.]*\d|(?:HK)?[$£€]\d|\d[\d,.]*%/g));
/** Numbers in digits; what English says in words, another language may write in digits. */
const numbers = (text: string): readonly string[] => text.replaceAll(/\{\w+\}/g, ' ').match(/\d[\d,.]*\d|\d/g) ?? [];
const count = (all: readonly string[], one: string) => all.filter((other) => other === one).length;
const lacksNumbers = (english: readonly string[], own: readonly string[]) =>
  english.some((one) => count(own, one) < count(english, one));

/** What is left when names of values, addresses and English in brackets are taken away. */
const bare = (text: string) => text.replaceAll(/\([^()]*\)|\{\w+\}|\S*[@/]\S*|\S+\.\S+\w/g, ' ');
const isEnglish = (text: string) => (bare(text).match(/\b[a-z]{3,}\b/g)?.length ?? 0) > 1;

const denial = /\b(?:not|no|never|none|nothing|nobody|cannot|neither|without|unless)\b|n['’]t\b/i;

const lettersOf = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letters = (text: string) => [...lettersOf.segment(text)].length;
/** A sentence that was dropped, or added: texts of forty letters and more were measured from 0.40 to 1.69. */
function hasOtherLength({ english, own }: Text): boolean {
  const ratio = letters(own) / letters(english);
  return letters(english) >= 40 && (ratio < 0.35 || ratio > 1.8);
}

/** Sentences, by what ends them; a point inside an abbreviation ends none. */
const sentences = (text: string) =>
  text
    .replaceAll(/(?<![\p{L}\p{M}])(?:පෙ\.ව|ප\.ව|රු|மு\.ப|பி\.ப|ரூ|Rs|Cap|Inc|Corp)\.|No\.(?= \d)/gu, '')
    .match(/[.?!][”)’]*(?=\s|$)/g)?.length ?? 0;

const words = (text: string) => text.match(/[\p{L}\p{M}\u200D]+/gu) ?? [];
/** Measured at 360 px: a longer label takes a third line of a button. */
const LONGEST_LABEL = 26;
const isLabel = (english: string) => letters(english) < 20 && !/[.?!*{]/.test(english);

const pairs = ['()', '[]', '“”'] as const;
const isUnbalanced = (text: string) =>
  pairs.some(([open = '', close = '']) => text.split(open).length !== text.split(close).length);
const isAddress = (text: string) => /^(?:\/|https?:|#)/.test(text);

type Rule = readonly [what: string, isBroken: (text: Text) => boolean];

/** What no letters of a language may look like, in a translation or not; each is seen in texts of machines or of phones. */
const letterRules: readonly Rule[] = [
  ['not NFC', ({ own }) => own !== own.normalize('NFC')],
  ['a letter of the other language', ({ own, language }) => hasForeignLetter(language, own)],
  [
    // what keeps an hour beside its half of the day is meant
    'a character that nobody sees',
    ({ own }) =>
      /(?<!\.)\u00A0|\u00A0(?!\d)|[\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFD]/u.test(
        own,
      ),
  ],
  ['own digits or full stops', ({ own }) => /[\u0964\u0965\u0DE6-\u0DEF\u0DF4\u0BE6-\u0BF2]/u.test(own)],
  ['a sign without its letter', ({ own }) => /(?:^|[\s(“])[\u0DCA-\u0DDF\u0D82\u0D83\u0BBE-\u0BCD]/u.test(own)],
  ['two vowel signs on one letter', ({ own }) => /[\u0DCF-\u0DDF]{2}|[\u0BBE-\u0BCC]{2}/u.test(own)],
  ['a joiner that joins nothing', ({ own }) => /(?:^|[^\u0DCA])\u200D|\u200D(?![\u0D9A-\u0DC6])/u.test(own)],
  ['a joined letter without its joiner', ({ own }) => /[\u0D9A-\u0DBA\u0DBD-\u0DC6]\u0DCA[\u0DBA\u0DBB]/u.test(own)],
  ['a vowel typed in two parts', ({ own }) => /\u0D85[\u0DCF-\u0DDF]|\u0D91\u0DCA|\u0D94\u0DCA/u.test(own)],
  ['the au sign for e and lla', ({ own }) => /\u0BB5\u0BCC/u.test(own)],
  ['a joiner in Tamil', ({ own, language }) => language === 'ta' && /\u200D/u.test(own)],
  [
    'a Latin word with an ending glued to it',
    ({ own }) =>
      /[\p{Script=Sinhala}\p{Script=Tamil}]-?\d*[A-Za-z]|[A-Za-z][\p{Script=Sinhala}\p{Script=Tamil}]/u.test(own),
  ],
];

/** What no translation may have, whatever it says. */
const rules: readonly Rule[] = [
  ['is empty', ({ english, own }) => own.trim() === '' && english.trim() !== ''],
  ['nothing that it translates', ({ english, own }) => english.trim() === '' && own.trim() !== ''],
  ['other placeholders', ({ english, own }) => placeholders(english) !== placeholders(own)],
  ['other places to fill in', ({ english, own }) => count([...english], '[') !== count([...own], '[')],
  ['other amounts', ({ english, own }) => amounts(english) !== amounts(own)],
  ['another number', ({ english, own }) => lacksNumbers(numbers(english), numbers(own))],
  ['another address', ({ english, own }) => isAddress(english) && own !== english],
  ['a space too many', ({ english, own }) => / {2}|^\s|\s$| [,.;:?!]|\( | \)/.test(own) && !/^\s|\s$/.test(english)],
  ['English that was left', ({ own, language }) => rulesOf[language].letter?.test(own) === false && isEnglish(own)],
  [
    'a run of English words',
    ({ own, language }) =>
      rulesOf[language].letter !== undefined && /(?:[A-Za-z][a-z’'-]+ ){4,}[A-Za-z]{2,}/.test(bare(own)),
  ],
  ['a bracket or quote without its other', ({ own }) => isUnbalanced(own)],
  ['a straight quote', ({ own }) => own.includes('"')],
  ['an exclamation that the English lacks', ({ english, own }) => own.includes('!') && !english.includes('!')],
  [
    'nothing that denies, as the English does',
    ({ english, own, language }) =>
      denial.test(english.replaceAll(/No\. \d/g, '')) && !rulesOf[language].denials.test(own),
  ],
  ['another length by far', hasOtherLength],
  ['a sentence less, or two more', ({ english, own }) => ![0, 1].includes(sentences(own) - sentences(english))],
  [
    'a word too long for a phone',
    ({ own, language }) => words(own).some((word) => letters(word) > rulesOf[language].longestWord),
  ],
  ['a label too long for a phone', ({ english, own }) => isLabel(english) && letters(bare(own).trim()) > LONGEST_LABEL],
  [
    'another word for a fixed term',
    ({ english, own, language }) =>
      fixedTerms.some(
        (term) => term.english.test(english) && term[language]?.test(own) === false && !term.english.test(own),
      ),
  ],
  ['another name than the official one', namesOtherwise],
  ['a word to avoid', ({ own, language }) => rulesOf[language].avoid.some((word) => word.test(own))],
  ...letterRules,
];

/** What is wrong with translations, without knowing the language: text by text. */
export function translationFaults(language: Translated, texts: readonly TranslatedText[]): readonly Fault[] {
  return texts.flatMap(({ key, english, own }) => {
    if (own === undefined || own === english) return [];
    const broken = rules.filter(([, isBroken]) => isBroken({ english, own, language }));
    return broken.map(([what]) => ({ key, what, own }));
  });
}

/** What is wrong with words that translate nothing, such as those that visitors type: their letters. */
export const letterFaults = (language: Translated, own: string): readonly string[] =>
  letterRules.filter(([, isBroken]) => isBroken({ english: own, own, language })).map(([what]) => what);
