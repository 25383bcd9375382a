import { at, inside, isGroup, isList, namesIn } from '@formation/console-api/values';
import { fill } from '@formation/content';
import type { Words } from '../shell/words.ts';
import { isPost, slugOf } from './site-groups.ts';

type SiteWords = Words['site'];

/** `buildsOn` and `builds-on` as they are read: "Builds on". */
export function readable(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a name of a field is called: as the table says, otherwise as it is read. */
export const labelOf = ({ names }: SiteWords, name: string): string =>
  Object.hasOwn(names, name) ? names[name as keyof typeof names] : readable(name); // it is one of them

/** What an entry is called: as the table says, otherwise by its name. */
export const entryTitle = ({ entries }: SiteWords, id: string): string =>
  Object.hasOwn(entries, id) ? entries[id as keyof typeof entries] : readable(isPost(id) ? slugOf(id) : id); // it is one of them

/** The fields that name the item in which they are. */
const naming = ['name', 'reviewerName', 'title', 'question', 'label', 'quote', 'what', 'day', 'en', 'text', 'is'];

/** What names a value among its neighbours: its name, or the first text in it. Empty where it has none. */
export function titleOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  if (isList(value)) return value.map(titleOf).filter(Boolean).join(', ');
  if (!isGroup(value)) return '';
  const own = naming.find((name) => value[name] !== undefined && titleOf(value[name]) !== '');
  return own === undefined ? '' : titleOf(value[own]);
}

const mostShown = 160;

const cut = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** A value in a line: what it says, without the names of its fields. */
export function valueText(words: SiteWords, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string' || typeof value === 'number') return cut(`${value}`);
  const parts = Object.values(value);
  return parts.length === 0 ? words.nothing : cut(parts.map((part) => valueText(words, part)).join(', '));
}

/** What a change does to a field, in a line. */
export function changeText(words: SiteWords, change: Readonly<{ before: unknown; after: unknown }>): string {
  const { added, removed, before: replaced } = words.publish;
  const [before, after] = [valueText(words, change.before), valueText(words, change.after)];
  if (before === words.nothing) return fill(added, { after });
  return after === words.nothing ? fill(removed, { before }) : fill(replaced, { before, after });
}

/** A place as its reader finds it on the form: "United States › Basic › Price". `value` is the entry, which names its items. */
export function placeText(words: SiteWords, place: string, value: unknown): string {
  if (place.includes(':')) return place; // of a translated text: where it stands
  const names = namesIn(place);
  const texts = names.map((name, index) => {
    const around = at(value, names.slice(0, index).join('.'));
    return isList(around) || /^\d+$/.test(name)
      ? itemText(words, inside(around, name), Number(name))
      : labelOf(words, name);
  });
  return texts.join(' › ');
}

/** What an item of a list is called: by its own title, or its position. */
export const itemText = (words: SiteWords, item: unknown, index: number): string =>
  cut(titleOf(item)) || `${words.item} ${index + 1}`;
