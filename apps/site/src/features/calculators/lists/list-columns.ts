import type { CalculatorWords } from '@formation/content';
import { hyphenated, idOf, isAsked, readAnswers, reportColumns, type Calculator, type Field } from '@formation/fees';
import { pricesBy, type Mapping, type PricesAre, type Settings } from '@formation/fees/lists';

/** What a list has a column for: its rows' titles, and every field of the platform's question. */
export type Column = Readonly<{ key: string; label: string; isNeeded: boolean; aliases: readonly string[] }>;

export type Setting = Readonly<{ field: Field; offered: readonly string[]; isOptional: boolean }>;

/** What a field is called away from its form: a choice that a box opens, such as `How long`, by the box. */
export function labelOf(field: Field, { boxes, fields }: CalculatorWords): string {
  const box = field.kind === 'choice' && field.optional ? field.box : undefined;
  return box === undefined ? (fields[field.key]?.label ?? field.key) : (boxes[box] ?? box);
}

/** What the columns are called that belong to no question. */
export type OwnColumns = Readonly<Record<'title' | 'quantity' | 'kind', string>>;

/** Whether a question asks itself how many pieces a row is of. */
const isPieces = ({ key }: Pick<Field, 'key'>) => key === 'pieces';

/** The columns of a platform's list, in the order of its question; a title first, and last what a row is. */
export function columnsOf({ question }: Calculator, words: CalculatorWords, labels: OwnColumns): readonly Column[] {
  const fields = question.fields.map((field) => ({
    key: field.key,
    label: labelOf(field, words),
    isNeeded: 'needed' in field && field.needed === true,
    aliases: [hyphenated(field.key), ...(field.aliases ?? []), ...(isPieces(field) ? reportColumns.quantity : [])],
  }));
  const own = (key: keyof OwnColumns) => ({
    key,
    label: labels[key],
    isNeeded: false,
    aliases: reportColumns[key],
  });
  const counts = question.fields.some(isPieces) ? [] : [own('quantity')];
  return [own('title'), ...fields, ...counts, own('kind')];
}

/** The choices of a question by what is chosen so far; what a choice rules out is not offered. */
export function settingsOf({ question }: Calculator, chosen: Settings): readonly Setting[] {
  const { answers } = readAnswers(question, chosen);
  return question.fields.flatMap((field): readonly Setting[] => {
    if (field.kind !== 'choice' || !isAsked(field, answers)) return [];
    return [{ field, offered: field.offered(answers), isOptional: field.optional === true }];
  });
}

/** The settings with what is in force: the chosen ones, or the first that is offered. */
export function settingsInForce(calculator: Calculator, chosen: Settings): Settings {
  const chosenSettings = settingsHeld(calculator, chosen);
  const first = settingsOf(calculator, chosen).map(
    ({ field, offered, isOptional }) => [field.key, isOptional ? '' : (offered[0] ?? '')] as const,
  );
  return { ...Object.fromEntries(first), ...chosenSettings };
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

/**
 * Finds our columns among a file's headers: by our names and what other programs call them, which are data; by our labels
 * only where half of the headers are such, as in our template, so that no word of the page changes how a report is read. A
 * header is used once; what is not recognised stays for the visitor to match.
 */
export function guessed(headers: readonly string[], columns: readonly Column[]): Mapping {
  const ids = headers.map(idOf);
  const texts = headers.map(plain);
  const free = new Set(headers.keys());
  const found: Record<string, number> = {};
  const take = (key: string, names: readonly string[], among: readonly string[]) => {
    const at = names
      .map((name) => among.findIndex((one, index) => one === name && free.has(index)))
      .find((one) => one >= 0);
    if (at === undefined || found[key] !== undefined) return;
    found[key] = at;
    free.delete(at);
  };
  if (areOurs(texts, columns)) for (const { key, label } of columns) take(key, [plain(label)], texts);
  for (const { key } of columns) take(key, [hyphenated(key)], ids);
  for (const { key, aliases } of columns) take(key, aliases, ids);
  return found;
}

/** A header in any script, however it is spaced and in whichever case. */
function plain(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/**
 * What the prices of a row are for. In a list that is headed as our template is, a price means what it means in the form:
 * all pieces of the order, where the form asks how many; elsewhere its header says.
 */
export function pricesOf(headers: readonly string[], mapping: Mapping, columns: readonly Column[]): PricesAre {
  const price = columns.find(({ isNeeded }) => isNeeded)?.key ?? '';
  const isAsInForm = columns.some(isPieces) && areOurs(headers.map(plain), columns);
  return isAsInForm ? 'all' : pricesBy(headers[mapping[price] ?? -1] ?? '');
}

/** Whether half of the headers or more are labels of ours. */
function areOurs(texts: readonly string[], columns: readonly Column[]): boolean {
  const labels = new Set(columns.map(({ label }) => plain(label)));
  const named = texts.filter((text) => text !== '');
  return named.filter((text) => labels.has(text)).length * 2 >= named.length;
}
