import type { Translated } from './locales.ts';
import type { TranslatedText } from './translated-texts.ts';

type Fault = Readonly<{ key: string; what: string; own: string }>;
type Text = Readonly<{ english: string; own: string; language: Translated }>;

const sorted = (found: RegExpMatchArray | null) => [...(found ?? [])].sort().join(' ');
const placeholders = (text: string) => sorted(text.match(/\{\w+\}/g));
/** Amounts and shares: a sign and its number must be the same in both. */
const amounts = (text: string) => sorted(text.match(/(?:HK)?[$£€]\d[\d,.]*\d|(?:HK)?[$£€]\d|\d[\d,.]*%/g));
const isAddress = (text: string) => /^(?:\/|https?:|#)/.test(text);

/** What no translation may have, whatever it says; each is seen in texts of machines or of phones. */
const rules: readonly (readonly [what: string, isBroken: (text: Text) => boolean])[] = [
  ['is empty', ({ english, own }) => own.trim() === '' && english.trim() !== ''],
  ['other placeholders', ({ english, own }) => placeholders(english) !== placeholders(own)],
  ['other amounts', ({ english, own }) => amounts(english) !== amounts(own)],
  ['another address', ({ english, own }) => isAddress(english) && own !== english],
  ['not NFC', ({ own }) => own !== own.normalize('NFC')],
  [
    'a letter of the other language',
    ({ own, language }) => (language === 'si' ? /\p{Script=Tamil}/u : /\p{Script=Sinhala}/u).test(own),
  ],
  [
    'a character that nobody sees',
    ({ own }) => /[\u00A0\u00AD\u200B\u200C\u200E\u200F\u2028-\u202E\u2066-\u2069\uE000-\uF8FF\uFEFF\uFFFD]/u.test(own),
  ],
  ['own digits or full stops', ({ own }) => /[\u0964\u0965\u0DE6-\u0DEF\u0DF4\u0BE6-\u0BF2]/u.test(own)],
  ['a space too many', ({ english, own }) => / {2}|^\s|\s$| [,.;:?!]|\( | \)/.test(own) && !/^\s|\s$/.test(english)],
  ['a sign without its letter', ({ own }) => /(?:^|[\s(“])[\u0DCA-\u0DDF\u0D82\u0D83\u0BBE-\u0BCD]/u.test(own)],
  ['two vowel signs on one letter', ({ own }) => /[\u0DCF-\u0DDF]{2}|[\u0BBE-\u0BCC]{2}/u.test(own)],
  ['a joiner that joins nothing', ({ own }) => /(?:^|[^\u0DCA])\u200D|\u200D(?![\u0D9A-\u0DC6])/u.test(own)],
  ['a joined letter without its joiner', ({ own }) => /[\u0D9A-\u0DBA\u0DBD-\u0DC6]\u0DCA[\u0DBA\u0DBB]/u.test(own)],
  ['a vowel typed in two parts', ({ own }) => /\u0D85[\u0DCF-\u0DDF]|\u0D91\u0DCA|\u0D94\u0DCA/u.test(own)],
  ['the au sign for e and lla', ({ own }) => /\u0BB5\u0BCC/u.test(own)],
];

/** What is wrong with translations, without knowing the language: text by text. */
export function translationFaults(language: Translated, texts: readonly TranslatedText[]): readonly Fault[] {
  return texts.flatMap(({ key, english, own }) => {
    if (own === undefined || own === english) return [];
    const broken = rules.filter(([, isBroken]) => isBroken({ english, own, language }));
    return broken.map(([what]) => ({ key, what, own }));
  });
}
