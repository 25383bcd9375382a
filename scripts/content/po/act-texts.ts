import { dayAt } from '@formation/calendar';
import { calls, isRead, textStanding, type TextAct, type Translated } from '@formation/content';
import { accept, changedUnits, recordTexts, writeChanges } from '../translation-file.ts';
import { frontFaults } from './front-faults.ts';
import { changedFiles, judge } from './judge.ts';
import type { Returned } from './po-file.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units.ts';

type Offered = Readonly<{ key: string; english: string; text: string }>;

const withoutLine = (sentence: string, key: string) => sentence.replace(/^line \d+, /, '').replace(`${key}: `, '');

/** Why a changed text cannot be taken in, by the rules of a file that comes back; nothing where it can. */
export function faultsOfChange(
  language: Translated,
  { key, english, text }: Offered,
  units = unitsOf(language),
): readonly string[] {
  const returned = [{ key, english, own: text, isFuzzy: false, note: '', line: 0 }];
  const { refusals, changes } = judge(language, units, returned);
  const faults = refusals.length > 0 ? refusals : frontFaults(changedFiles(changes), changes);
  return faults.map((sentence) => withoutLine(sentence, key));
}

type Standing = Readonly<{ unit: Unit; own: string; last: TextAct | undefined }>;

/** A text as it came back in a file: what nobody has read nor changed is marked. */
const returnedAs = ({ unit, own, last }: Standing): Returned => ({
  key: unit.key,
  english: unit.english,
  own,
  isFuzzy: own === unit.own && !(last && isRead(last)),
  note: '',
  line: 0,
});

/** Puts what was done to texts into the files: changes, and who accepted what. What breaks a rule by now is left as it is. */
export async function takeInActs(language: Translated, acts: readonly TextAct[]): Promise<number> {
  const byKey = Map.groupBy(acts, ({ key }) => key);
  const units = unitsOf(language);
  const standing = units.map((unit): Standing => {
    const { own, done } = textStanding(unit, byKey.get(unit.key) ?? []);
    return { unit, own, last: done.at(-1) };
  });
  const isRight = ({ unit, own }: Standing) =>
    own === unit.own || faultsOfChange(language, { ...unit, text: own }, [unit]).length === 0;
  const right = standing.filter(isRight);
  const judgement = judge(language, units, right.map(returnedAs));
  writeChanges(judgement);
  const recorded = await recordTexts(language, judgement);
  if (recorded !== 0) return recorded;
  const read = right.flatMap((one) => (one.last && isRead(one.last) ? [{ ...one, last: one.last }] : []));
  const sorted = read.toSorted((one, other) => one.last.at - other.last.at);
  const dayOf = ({ at }: TextAct) => dayAt(at, calls.hours.timeZone);
  const now = changedUnits(language, judgement);
  for (const group of Map.groupBy(sorted, ({ last }) => `${dayOf(last)} ${last.who}`).values()) {
    const [{ last } = { last: undefined }] = group;
    if (!last) continue;
    const code = await accept(
      language,
      { units: now, texts: group.map(returnedAs) },
      { name: last.who, on: dayOf(last) },
    );
    if (code !== 0) return code;
  }
  return 0;
}
