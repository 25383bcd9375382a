import type { CalculatorWords, Locale, Messages } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { onceEach } from '../../lib/async/once-each.ts';

type Published = Messages['calculators']['published'];

/** What a calculator that opens with its quick estimate says of the published fees before they are there. */
export type InitialPublished = Readonly<Pick<Published, 'note' | 'working' | 'ruleOfThumb' | 'ruleOf'>> &
  Readonly<{
    /** What its published fees are called. */
    fees: string;
  }>;

/** What it says with them: the rest stands beside an estimate. */
export type ShownPublished = Omit<Published, 'note' | 'ruleOfThumb' | 'ruleOf' | 'beside'>;

/** The words of a page that opens with the quick estimate. */
export const initialPublished = (
  { note, working, ruleOfThumb, ruleOf, beside }: Published,
  platform: keyof Published['beside'],
): InitialPublished => ({ note, working, ruleOfThumb, ruleOf, fees: beside[platform] });

/** The words of a page that has published fees alone. */
export function shownPublished({ note, ruleOfThumb, ruleOf, beside, ...shown }: Published): ShownPublished {
  return shown;
}

const onceEachFile = onceEach<unknown>();

async function answerOf(file: string): Promise<unknown> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} did not come: ${answer.status}`);
  return answer.json();
}

const fileOf = (file: string) => onceEachFile(file, () => answerOf(file));

/**
 * The words of a platform's calculator: a file of its own, so that no page carries those of the others. It waits for a
 * line that is cut.
 */
export function loadWords(name: PlatformName, locale: Locale): Promise<CalculatorWords> {
  return fileOf(`/words/${locale}/${name}.json`) as Promise<CalculatorWords>; // written by our own build from the words of this type
}

/** The words of every calculator by published fees, as above: a page that opens with an estimate does not carry them. */
export function loadPublishedWords(locale: Locale): Promise<Published> {
  return fileOf(`/words/${locale}/published.json`) as Promise<Published>;
}

/** What a list and its result say, as above: the page of lists opens without it. */
export function loadListWords(locale: Locale): Promise<Messages['bulk']> {
  return fileOf(`/words/${locale}/list.json`) as Promise<Messages['bulk']>;
}
