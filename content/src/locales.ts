/**
 * The languages that the site knows, in the order the language menu shows them. A page exists in those of them in
 * which its words do.
 */
export const locales = {
  en: { label: 'English', tag: 'en', dates: 'en-GB', dir: 'ltr' },
  si: { label: 'සිංහල', tag: 'si-LK', dates: 'si-LK', dir: 'ltr' },
  ta: { label: 'தமிழ்', tag: 'ta-LK', dates: 'ta-LK', dir: 'ltr' },
} as const;

export type Locale = keyof typeof locales;

/** A language into which the English is translated. */
export type Translated = Exclude<Locale, 'en'>;

/** A text in English, and in the languages into which it has been translated. */
export type Everywhere<T = string> = Readonly<{ en: T } & { [L in Translated]?: T | undefined }>;
