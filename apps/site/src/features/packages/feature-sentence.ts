import { locales, type Locale } from '@formation/content';
import { writeList } from '../../lib/text/writing/names.ts';

/** Several features as one enumeration inside a sentence; plain words lose their capital, names keep it. */
export function featureSentence(features: readonly string[], locale: Locale): string {
  const inside = features.map((feature) => (isPlainWord(feature) ? lowered(feature) : feature));
  return writeList(locales[locale].tag, inside);
}

const capitalised = /^\p{Lu}\p{Ll}+( \p{Ll}+)*$/u;

/** A title such as "Order priority"; names such as "Incorporation Certificate" or "EIN" keep their capitals. */
const isPlainWord = (feature: string) => capitalised.test(feature);
const lowered = (feature: string) => feature.charAt(0).toLowerCase() + feature.slice(1);
