import { letterFaults, translatedLines, translationFaults, type Translated } from '@formation/content';
import { isTyped } from './kinds-of-text.ts';
import type { Unit } from './unit.ts';

const names = /\{[\w.]+\}/g;
const namesIn = (text: string) => (text.match(names) ?? []).sort().join(' ');
const addressesIn = (text: string) => (text.match(/\]\([^)]*\)/g) ?? []).sort().join(' ');
const isLong = ({ file }: Unit) => file.endsWith('.md');

/** A text as a visitor reads it. */
const filled = (text: string, values: Unit['values']) => text.replaceAll(names, (name) => values[name] ?? name);

/** The texts as the rules of the check judge them; names of values that differ rightly are left out of it. */
function judged(unit: Unit, text: string) {
  const { key, file, english, own, values } = unit;
  const isWhole = key.endsWith(':whole');
  if (isLong(unit)) return translatedLines({ key: isWhole ? file : '', english, own: text });
  const areOther = own !== '' && namesIn(own) !== namesIn(english);
  const shown = (one: string) => (areOther ? one.replaceAll(names, '…') : filled(one, values));
  return [{ key, english: shown(english), own: shown(text) }];
}

/** What a translation that came back breaks; nothing where it can be taken in. */
export function faultsOf(unit: Unit, text: string, language: Translated): readonly string[] {
  const { key, english, own } = unit;
  if (isTyped(unit)) return letterFaults(language, text);
  const isLost = namesIn(text) !== namesIn(english) && (own === '' || namesIn(text) !== namesIn(own));
  const lost = [
    ...(isLost ? [`the values are ${namesIn(own || english) || 'none'}`] : []),
    ...(addressesIn(text) === addressesIn(english) ? [] : ['another address of a link']),
    ...(isLong(unit) && !key.endsWith(':whole') && text.includes('\n') ? ['more than one line'] : []),
  ];
  return [...new Set([...lost, ...translationFaults(language, judged(unit, text)).map(({ what }) => what)])];
}
