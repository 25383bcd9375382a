import { isStale, translatedTexts, type Translated, type TranslatedText } from '@formation/content';
import { longUnits } from './long-units.ts';
import { shortDrafts, type Draft } from './short-units.ts';
import type { Unit } from './unit.ts';

/** Values that the file itself puts in have a point in their names; the others are put in where the text is shown. */
const named = { byFile: /\{\w+(?:\.\w+)+\}/g, all: /\{[\w.]+\}/g };
const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What a text reads as once its values are put in. */
const filledIn = (text: string, names: RegExp) => new RegExp(`^${text.split(names).map(literal).join('([^]*)')}$`);
const says = (text: string, names: RegExp) => text.replaceAll(names, '').trim().length > 1;

/** The texts that visitors read where a text of a file stands filled in. */
function filledFrom({ english, own }: Draft, all: readonly TranslatedText[], names: RegExp) {
  if (!says(english, names) || !says(own, names)) return [];
  const [theirs, ours] = [filledIn(english, names), filledIn(own, names)];
  return all.filter((text) => theirs.test(text.english) && ours.test(text.own ?? ''));
}

/** What stands for each name that the file itself fills in. */
function valuesOf({ english }: Draft, [shown]: readonly TranslatedText[]): Readonly<Record<string, string>> {
  const found = shown ? (filledIn(english, named.all).exec(shown.english) ?? []).slice(1) : [];
  const pairs = (english.match(named.all) ?? []).map((name, index) => [name, found[index] ?? name] as const);
  return Object.fromEntries(pairs.filter(([name, value]) => name !== value));
}

/** The texts that visitors read where a text of a file stands, those first whose name ends as its path does. */
function shownAs(draft: Draft, all: readonly TranslatedText[]): readonly TranslatedText[] {
  const isHere = ({ key }: TranslatedText) => key.endsWith(`.${draft.key.split(':')[1]}`);
  const same = all.filter(({ english, own = '' }) => english === draft.english && own === draft.own);
  if (same.length > 0) return [...same.filter(isHere), ...same.filter((text) => !isHere(text))];
  const byFile = filledFrom(draft, all, named.byFile);
  return byFile.length > 0 ? byFile : filledFrom(draft, all, named.all);
}

/** Every text of a language for visitors, as it is written in the files, with what the record says of it. */
export function unitsOf(language: Translated): readonly Unit[] {
  const kindOf = (key: string) => /^\w+/.exec(key)?.[0] ?? ''; // messages or entries
  const byKind = Map.groupBy(translatedTexts(language), ({ key }) => kindOf(key));
  const short = shortDrafts(language).map((draft) => {
    const shown = shownAs(draft, byKind.get(kindOf(draft.key)) ?? []);
    const recorded = shown.map(({ key }) => key);
    return { ...draft, recorded, values: valuesOf(draft, shown), isStale: shown.some(isStale(language)) };
  });
  return [...short, ...longUnits(language)];
}
