import { translatedLanguages } from '@formation/content';
import type { Versions } from '../site-edits.ts';
import type { SiteFiles } from '../site-files.ts';
import { textsId } from './text-drafts.ts';
import type { TextStore } from './texts.ts';

/**
 * What was done to translated texts, as far as a publish shows it: the edition's own script takes it into the files of
 * words (`scripts/content/reader-texts.ts`). No file where nothing was.
 */
export async function actFiles(texts: Pick<TextStore, 'acts'>, versions: Versions): Promise<SiteFiles> {
  const acts = await Promise.all(
    translatedLanguages.map(async (language) => {
      const version = versions[textsId(language)] ?? 0;
      const all = version === 0 ? [] : await texts.acts(language);
      return [language, all.filter(({ number }) => number <= version)] as const;
    }),
  );
  if (acts.every(([, own]) => own.length === 0)) return {};
  return { '../translations/acts.json': JSON.stringify(Object.fromEntries(acts)) };
}
