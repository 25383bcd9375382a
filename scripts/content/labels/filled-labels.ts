import type { Translated } from '@formation/content';
import { exampleOf } from '../po/placeholder-values.ts';
import { unitsOf } from '../po/units.ts';
import type { Label } from './label.ts';

const names = /\{[\w.]+\}/g;
const valueIn = (values: Readonly<Record<string, string>>, name: string) => values[name] ?? exampleOf(name) ?? name;

/** Every short text with names in curly brackets, with what stands for them. */
export const filledLabels = (language: Translated): readonly Label[] =>
  unitsOf(language).flatMap(({ key, english, own, values }) => {
    const found = [...new Set(own.match(names))];
    if (found.length === 0 || key.includes('.md') || english.length > 90) return [];
    const variants = Math.max(...found.map((name) => valueIn(values, name).split(' or ').length));
    const filled = Array.from({ length: variants }, (_, at) =>
      own.replaceAll(names, (name) => {
        const all = valueIn(values, name).split(' or ');
        return all[at % all.length] ?? name;
      }),
    );
    return [{ place: key, english, label: own, values: filled }];
  });
