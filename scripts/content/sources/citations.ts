import { decimal, multiply, toExactText } from '@formation/money';
import { canonical, numbersIn } from './numbers.ts';

/** A page that something of ours was read on, and what we took from it. */
export type Citation = Readonly<{
  href: string;
  title: string;
  /** The day on which somebody read it last. */
  checked: string;
  /** The numbers that rest on it today, in one form. */
  numbers: readonly string[];
}>;

type Bag = Readonly<Record<string, unknown>>;
type Page = Readonly<{ href: string; title: string; checked: string }>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const latest = (...days: readonly unknown[]) => days.filter(isDay).toSorted().at(-1) ?? '';

/** A source in the form of the tables (`href`) or of the entries (`url`). */
function pageOf(value: unknown): Page | undefined {
  if (!isBag(value)) return undefined;
  const { title, href, url = href, checked, readAgain } = value;
  if (typeof title !== 'string' || typeof url !== 'string' || !/^https?:/.test(url)) return undefined;
  return { href: url, title, checked: latest(checked, readAgain) };
}

const pagesAmong = (value: unknown): readonly Page[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => pageOf(one) ?? []);

/** What a page may write for a number of ours: some of our tables have 0.15 for 15%. */
const asWritten = (text: string): readonly string[] => {
  const number = canonical(text);
  return text.startsWith('0.') ? [number, canonical(toExactText(multiply(decimal(text), decimal('100'))))] : [number];
};

/** What a value says by itself: what cites a source of its own inside it speaks for itself. */
function numbersOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return /^\d+(\.\d+)?$/.test(value) ? asWritten(value) : [];
  if (!isBag(value) || pageOf(value) || Object.values(value).some((one) => pagesAmong(one).length > 0)) return [];
  if (typeof value['en'] === 'string') return numbersIn(value['en']); // prose in three languages says the same thrice
  return Object.values(value).flatMap(numbersOf);
}

/** Of entries by day, those that another has followed: what they say need not stand anywhere any more. */
function isFollowed(entries: readonly unknown[], index: number, today: string): boolean {
  const from = (entry: unknown) => (isBag(entry) && isDay(entry['from']) ? entry['from'] : undefined);
  return entries.slice(index + 1).some((entry) => (from(entry) ?? '9999') <= today);
}

/**
 * Everything that an exported value cites, however deep.
 *
 * @param today - decides which of several dated entries counts: only its numbers are looked for.
 */
export function citationsIn(root: unknown, today: string): readonly Citation[] {
  const found: Citation[] = [];
  const known = new Set<unknown>();
  const walk = (value: unknown, isPast: boolean): void => {
    if (!isBag(value) || known.has(value)) return;
    known.add(value);
    const pages = Object.values(value).flatMap(pagesAmong);
    const rest = pages.length === 0 || isPast ? [] : Object.values(value).flatMap(numbersOf);
    const read = latest(value['readOn']);
    for (const page of pages) found.push({ ...page, checked: latest(page.checked, read), numbers: rest });
    const parts = Array.isArray(value) ? value : Object.values(value);
    for (const [index, part] of parts.entries())
      walk(part, isPast || (Array.isArray(value) && isFollowed(value, index, today)));
  };
  walk(root, false);
  return found;
}

/** One for each page, with all that was taken from it. */
export function joined(citations: readonly Citation[]): readonly Citation[] {
  return [...Map.groupBy(citations, ({ href }) => href.replace(/#.*$/, ''))].map(([href, of]) => ({
    href,
    title: of[0]?.title ?? href,
    checked: latest(...of.map(({ checked }) => checked)),
    numbers: [...new Set(of.flatMap(({ numbers }) => numbers))].toSorted(),
  }));
}
