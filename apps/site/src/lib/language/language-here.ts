/** The language of the page that is open, by its code: `ta` for ta-LK. */
export function languageHere(): string {
  const [language = 'en'] = document.documentElement.lang.split('-');
  return language;
}
