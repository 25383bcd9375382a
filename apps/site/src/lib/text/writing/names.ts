import { writingIn } from './writing.ts';

/** Texts as one list: "A, B and C". */
export const writeList = (language: string, texts: readonly string[]): string =>
  writingIn(language)?.list(texts) ?? new Intl.ListFormat(language).format(texts);

/** Names currencies in a language; English where the language has no name of its own. */
export function currencyNames(language: string): (code: string) => string | undefined {
  const own = writingIn(language);
  const names = new Intl.DisplayNames(own ? 'en-GB' : language, { type: 'currency' });
  return (code) => own?.currency(code) ?? names.of(code);
}
