import { inLanguage, type Locale, type Translated, translatedLanguages } from '@formation/content';

const files = import.meta.glob<string>('../../../../../content/entries/*/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every long text as it stands in its file, by name and language: `services/ein/si`. */
export const longTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, text]) => [path.replaceAll(/^.*\/entries\/|\.md$/g, ''), text]),
);

/** For these texts, what `writtenIn` is for those of the site. */
export function languagesOfTexts(texts: ReadonlyMap<string, string>) {
  const stands = (name: string, language: Translated) => {
    const [en = '', own] = [texts.get(`${name}/en`), texts.get(`${name}/${language}`)];
    return own !== undefined && inLanguage({ en, [language]: own }, language) === own;
  };
  const names = [...texts.keys()].filter((key) => key.endsWith('/en')).map((key) => key.slice(0, -'/en'.length));
  // looked at once: page after page asks of all posts, and there may be a thousand
  const own = new Map<Locale, ReadonlySet<string>>(
    translatedLanguages.map((language) => [language, new Set(names.filter((name) => stands(name, language)))]),
  );
  return (name: string, locale: Locale): Locale => (own.get(locale)?.has(name) ? locale : 'en');
}

/**
 * The language in which a page of a language shows a long text, such as `services/ein`: English where the translation
 * is missing, or older than the English.
 */
export const writtenIn = languagesOfTexts(longTexts);
