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

/** Every text of a language for visitors, as it is written in the files, with what the record says of it. */
export function unitsOf(language: Translated): readonly Unit[] {
  const all = translatedTexts(language);
  const exact = Map.groupBy(all, ({ own }) => own ?? '');
  const short = shortDrafts(language).map((draft) => {
    const same = exact.get(draft.own)?.filter(({ english }) => english === draft.english) ?? [];
    const isHere = ({ key }: TranslatedText) => key.endsWith(`.${draft.key.split(':')[1]}`);
    const found = [...same.filter(isHere), ...same.filter((text) => !isHere(text))];
    const byFile = found.length > 0 ? found : filledFrom(draft, all, named.byFile);
    const shown = byFile.length > 0 ? byFile : filledFrom(draft, all, named.all);
    const recorded = shown.map(({ key }) => key);
    return { ...draft, recorded, values: valuesOf(draft, shown), isStale: shown.some(isStale(language)) };
  });
  return [...short, ...longUnits(language)];
}
