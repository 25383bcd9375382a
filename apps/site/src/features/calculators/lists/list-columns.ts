import type { CalculatorWords } from '@formation/content';
import { hyphenated, idOf, readAnswers, type Calculator, type Field } from '@formation/fees';

/** What a list has a column for: its rows' titles, and every field of the platform's question. */
export type Column = Readonly<{ key: string; label: string; isNeeded: boolean; aliases: readonly string[] }>;

/** What holds for every row that says nothing else. */
export type Settings = Readonly<Record<string, string>>;
export type Setting = Readonly<{ field: Field; offered: readonly string[]; isOptional: boolean }>;

/** What other programs call the title of a sale, how many pieces it is of, and what a row is. */
const quantities = ['qty', 'units', 'quantity-purchased', 'quantity-shipped', 'menge', 'anzahl'];
const kinds = ['type', 'transaction-type', 'typ', 'transaktionstyp'];
const titles = ['name', 'item', 'item-title', 'product', 'product-name', 'listing', 'description', 'sku'];

/** What a field is called away from its form: a choice that a box opens, such as `How long`, by the box. */
export function labelOf(field: Field, { boxes, fields }: CalculatorWords): string {
  const box = field.kind === 'choice' && field.optional ? field.box : undefined;
  return box === undefined ? (fields[field.key]?.label ?? field.key) : (boxes[box] ?? box);
}

/** What the columns are called that belong to no question. */
export type OwnColumns = Readonly<Record<'title' | 'quantity' | 'kind', string>>;

/** The columns of a platform's list, in the order of its question; a title first, and last what a row is. */
export function columnsOf({ question }: Calculator, words: CalculatorWords, labels: OwnColumns): readonly Column[] {
  const fields = question.fields.map((field) => ({
    key: field.key,
    label: labelOf(field, words),
    isNeeded: 'needed' in field && field.needed === true,
    aliases: [hyphenated(field.key), ...(field.aliases ?? [])],
  }));
  const own = (key: keyof OwnColumns, aliases: readonly string[]) => ({
    key,
    label: labels[key],
    isNeeded: false,
    aliases,
  });
  const counts = question.fields.some(({ key }) => key === 'pieces') ? [] : [own('quantity', quantities)];
  return [own('title', ['title', ...titles]), ...fields, ...counts, own('kind', kinds)];
}

/** The choices of a question by what is chosen so far; what a choice rules out is not offered. */
export function settingsOf({ question }: Calculator, chosen: Settings): readonly Setting[] {
  const { answers } = readAnswers(question, chosen);
  return question.fields.flatMap((field): readonly Setting[] => {
    if (field.kind !== 'choice' || (field.applies && !field.applies(answers))) return [];
    return [{ field, offered: field.offered(answers), isOptional: field.optional === true }];
  });
}

/** The settings with what is in force: the chosen ones, or the first that is offered. */
export function settingsInForce(calculator: Calculator, chosen: Settings): Settings {
  const held = settingsHeld(calculator, chosen);
  const first = settingsOf(calculator, chosen).map(
    ({ field, offered, isOptional }) => [field.key, isOptional ? '' : (offered[0] ?? '')] as const,
  );
  return { ...Object.fromEntries(first), ...held };
}

/** Those that were chosen and can be: a row of another site begins at its own first choice. */
export function settingsHeld(calculator: Calculator, chosen: Settings): Settings {
  return Object.fromEntries(
    settingsOf(calculator, chosen).flatMap(({ field, offered }) => {
      const choice = offered.find((one) => one === chosen[field.key]);
      return choice === undefined ? [] : [[field.key, choice] as const];
    }),
  );
}

/** For each column of ours the column of the file that it is read from, counted from 0; absent where none is. */
export type Mapping = Readonly<Record<string, number>>;

/**
 * Finds our columns among a file's headers: by our label, our name, or what other programs call it. A header is used
 * once; what is not recognised stays for the visitor to match.
 */
export function guessed(headers: readonly string[], columns: readonly Column[]): Mapping {
  const ids = headers.map(idOf);
  const free = new Set(ids.keys());
  const found: Record<string, number> = {};
  const take = (key: string, names: readonly string[]) => {
    const at = names
      .map((name) => ids.findIndex((id, index) => id === name && free.has(index)))
      .find((one) => one >= 0);
    if (at === undefined) return;
    found[key] = at;
    free.delete(at);
  };
  for (const { key, label } of columns) take(key, [idOf(label), hyphenated(key)]);
  for (const { key, aliases } of columns) if (found[key] === undefined) take(key, aliases);
  return found;
}
