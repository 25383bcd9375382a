import type { TextAct, Translated } from '@formation/content';
import type { Refused } from '@formation/leads';

/** A translated text as the site shows it now. */
export type SiteText = Readonly<{
  key: string;
  english: string;
  own: string;
  /** The addresses of pages where it stands, in English. */
  pages: readonly string[];
  values: readonly Readonly<{ name: string; value: string }>[];
  isBinding: boolean;
  /** Who has accepted it in the files, and on which day. */
  accepted: Readonly<{ by: string; on: string }> | null;
}>;

export type Change = Readonly<{ key: string; english: string; text: string }>;

/** Where the texts come from, and what judges a change of one. */
export type TextSource = Readonly<{
  /** Undefined where the tools that read them are not installed. */
  texts: (language: Translated) => Promise<readonly SiteText[] | undefined>;
  /** Why a change cannot be taken in, in sentences. */
  faults: (language: Translated, change: Change) => Promise<readonly string[]>;
}>;

/** What was done to the texts of each language. It only grows. */
export type TextStore = Readonly<{
  /** All that was done, in its order. */
  acts: (language: Translated) => Promise<readonly TextAct[]>;
  /** Of two who do something at once, under one number, one is told. */
  add: (language: Translated, act: Omit<TextAct, 'at'>) => Promise<TextAct | Refused<'changed'>>;
}>;
