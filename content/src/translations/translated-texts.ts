import { oftenWritten } from '../../entries/answers/templates.ts';
import { formationCards } from '../../entries/formation/cards.ts';
import { pages } from '../../entries/next/pages.ts';
import { papers } from '../../entries/papers/papers.ts';
import { serviceCards } from '../../entries/services/cards.ts';
import { toolQuestions } from '../../entries/tools/questions.ts';
import { tools } from '../../entries/tools/tools.ts';
import { claims } from '../firm/claims/claims.ts';
import { facts } from '../firm/claims/facts.ts';
import { holidays } from '../firm/closed-days.ts';
import { countries } from '../firm/offers/countries.ts';
import { packages } from '../firm/offers/packages.ts';
import { servicePrices } from '../firm/offers/service-prices.ts';
import type { Translated } from '../locales.ts';
import { messages, translationOf } from '../messages/index.ts';
import { nameGenerator } from '../pages/faqs.ts';
import { companyFormation } from '../pages/faqs.ts';
import { supportUnder } from '../pages/support-under.ts';
import { stateOf } from './translations.ts';

/** An English text, short or long, and what stands for it in another language; nothing where it is not translated yet. */
export type TranslatedText = Readonly<{ key: string; english: string; own: string | undefined }>;

const entries = {
  answers: oftenWritten,
  calculators: supportUnder,
  claims,
  companyFormation,
  countries,
  facts,
  formationCards,
  holidays,
  nameGenerator,
  packages,
  pages,
  papers,
  serviceCards,
  servicePrices,
  toolQuestions,
  tools,
};

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined; // any key

/** Every text of a group beside its translation. */
function beside(english: unknown, own: unknown, key: string): readonly TranslatedText[] {
  if (english === '') return []; // there is nothing to translate
  if (typeof english === 'string') return [{ key, english, own: typeof own === 'string' ? own : undefined }];
  if (typeof english !== 'object' || english === null) return [];
  return Object.entries(english).flatMap(([name, text]) => beside(text, inside(own, name), `${key}.${name}`));
}

/** The texts of entries: wherever English stands under its name. */
function inEntries(value: unknown, language: Translated, key: string): readonly TranslatedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value) return beside(value.en, inside(value, language), key);
  return Object.entries(value).flatMap(([name, entry]) => inEntries(entry, language, `${key}.${name}`));
}

/** The console is the firm's: its people work in English, and nobody else reads its words. */
export const isForFirm = (file: string): boolean => file.startsWith('console');

/** Every short text for visitors beside its translation: the messages, then the entries. */
export const translatedTexts = (language: Translated): readonly TranslatedText[] => [
  ...Object.entries(messages.en).flatMap(([file, words]) =>
    isForFirm(file) ? [] : beside(words, inside(translationOf(language), file), `messages.${file}`),
  ),
  ...inEntries(entries, language, 'entries'),
];

/** Whether a translation was made from another English, so that English is shown instead; of a language. */
export const isStale =
  (language: Translated) =>
  ({ english, own }: TranslatedText): boolean =>
    own !== undefined && stateOf(language, english, own) === 'stale';
