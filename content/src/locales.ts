/** The languages of the site, in the order the language menu shows them. A language is published by adding it here. */
export const locales = {
  en: { label: 'English', tag: 'en', dates: 'en-GB', dir: 'ltr' },
} as const;

export type Locale = keyof typeof locales;

/** A text in every published language. A missing one is a compile error. */
export type Everywhere<T = string> = Readonly<Record<Locale, T>>;
