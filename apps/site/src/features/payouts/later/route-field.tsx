import { fill } from '@formation/content';
import type { RouteKey } from '@formation/payouts';
import { SelectField } from '@formation/ui';
import { routeWords, type PayoutsWords } from '../payouts-words.ts';

/** A route that was chosen, or the one at a place of the list while none was. */
export type Choice = Readonly<{ text: string; route: RouteKey; ranked: RouteKey; ways: readonly RouteKey[] }>;

/**
 * Reads which route was chosen.
 *
 * @param ways - the routes of the question, the best first.
 * @param place - the one that counts while none is chosen.
 */
export function choiceOf(text: string, ways: readonly RouteKey[], place = 0): Choice {
  const ranked = ways[place] ?? 'wise-lk';
  return { text, route: ways.find((way) => way === text) ?? ranked, ranked, ways };
}

type Props = Readonly<{
  name: string;
  label: string;
  choice: Choice;
  /** What the choice of none is called. */
  first: string;
  words: PayoutsWords;
}>;

/** A field for a route: at first the one at its place of the list, whichever that is. */
export function RouteField({ name, label, choice: { text, ranked, ways }, first, words }: Props) {
  const nameOf = (route: RouteKey) => routeWords(route, words).name;
  const options = [
    { value: '', label: fill(first, { route: nameOf(ranked) }) },
    ...ways.map((value) => ({ value, label: nameOf(value) })),
  ];
  return <SelectField name={name} label={label} defaultValue={text} options={options} />;
}
