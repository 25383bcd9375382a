import {
  isConfirmed,
  isStale,
  launchItem,
  type LaunchItem,
  shortTexts,
  translatedTexts,
  type Translated,
} from '@formation/content';
import { asConfirmed, longTexts } from './long-texts.ts';

/** What a native speaker still has to read of a language, and how many texts show English since theirs has changed. */
export function unreadTranslations(language: Translated, long = longTexts(language)): readonly LaunchItem[] {
  const texts = [...translatedTexts(language), ...long];
  const there = texts.filter(({ own }) => own !== undefined);
  const stale = there.filter(isStale(language));
  const all = [...shortTexts(language), ...long.map(asConfirmed)];
  const open = all.filter((text) => !isConfirmed(language, text)).map(([name]) => name);
  if (open.length === 0 && stale.length === 0) return [];
  return [
    launchItem({
      kind: 'translation',
      what: `${language}: ${there.length} of ${texts.length} texts, ${stale.length} older than their English; let a native speaker read ${open.join(', ')}`,
      where: 'docs/translating.md, npm run translations -- list, then -- confirm',
    }),
  ];
}
