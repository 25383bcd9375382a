import type { IsoDate } from '@formation/calendar';
import {
  coinedTerms,
  type Fact,
  inLaunchOrder,
  launchCheck,
  launchItem,
  type LaunchItem,
  site,
} from '@formation/content';
import { registerSearches } from '@formation/names';
import { packagesBelowFee } from './package-fees.ts';
import { unreadTranslations } from './unread-translations.ts';

type Input = Readonly<{
  day: IsoDate;
  /** The environment of the server. */
  settings: Readonly<Record<string, string | undefined>>;
  /** With the days on which somebody has confirmed them. */
  facts: Readonly<Record<string, Fact>>;
}>;

const unopened = (): readonly LaunchItem[] =>
  registerSearches
    .filter(({ verified }) => !verified)
    .map(({ office, href }) =>
      launchItem({
        kind: 'unopened address',
        what: `${office}: open ${href}, and set verified`,
        where: 'domain/names/src/registers.ts',
      }),
    );

/** What is there in other languages, where the site has any: one item for all terms that we have coined. */
function inOtherLanguages(): readonly LaunchItem[] {
  if (site.besideEnglish.length === 0) return [];
  const what = `${coinedTerms.length} terms of our own: a native speaker of each language confirms them`;
  return [
    ...site.besideEnglish.flatMap((language) => unreadTranslations(language)),
    launchItem({ kind: 'term', what, where: 'content/entries/terms/coined.ts' }),
  ];
}

let translations: readonly LaunchItem[] | undefined; // thousands of texts, which stay as long as the program runs

/** All that stands between the site and its first visitors: the console and `npm run launch-check` count it here. */
export function launchList({ day, settings, facts }: Input): readonly LaunchItem[] {
  translations ??= inOtherLanguages();
  return inLaunchOrder([
    ...launchCheck(day, { settings, facts }),
    ...packagesBelowFee(day),
    ...unopened(),
    ...translations,
  ]);
}
