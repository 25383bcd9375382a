import type { CalculatorWords, Locale, Messages } from '@formation/content';
import type { PlatformName } from '@formation/fees';

type Published = Messages['calculators']['published'];

/** What a calculator that opens with its quick estimate says of the published fees before they are there. */
export type PublishedAtFirst = Readonly<Pick<Published, 'note' | 'loading' | 'failed'>>;

async function fileOf(locale: Locale, name: string): Promise<unknown> {
  const answer = await fetch(`/words/${locale}/${name}.json`);
  if (!answer.ok) throw new Error(`The words of ${name} did not come: ${answer.status}`);
  return answer.json();
}

/** The words of a platform's calculator: a file of its own, so that no page carries those of the others. */
export async function loadWords(name: PlatformName, locale: Locale): Promise<CalculatorWords> {
  return (await fileOf(locale, name)) as CalculatorWords; // written by our own build from the words of this type
}

const loaded = new Map<Locale, Promise<Published>>();

/**
 * The words of every calculator by published fees, asked for once: a page that opens with an estimate does not carry
 * them.
 *
 * @throws when the line is cut; the next call tries again.
 */
export function loadPublishedWords(locale: Locale): Promise<Published> {
  const known = loaded.get(locale);
  if (known) return known;
  const asked = fileOf(locale, 'published') as Promise<Published>; // as above
  loaded.set(locale, asked);
  asked.catch(() => loaded.delete(locale));
  return asked;
}
