import { inside, isGroup, isList, placeIn } from '@formation/console-api/values';
import type { Field } from './field.ts';

/** The names under which a record has fields. */
export const namesOf = (names: readonly string[] | undefined, value: unknown): readonly string[] => [
  ...new Set([...(names ?? []), ...(isGroup(value) ? Object.keys(value) : [])]),
];

const emptyGroup = (fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.emptied === 'missing' ? [] : [[name, emptyOf(field)]])),
  );

/** What a field holds before anybody has filled it in: the least that its schema wants to see. */
function emptyOf(field: Field): unknown {
  if (field.emptied === 'null') return null;
  switch (field.kind) {
    case 'text':
    case 'number':
    case 'name':
      return '';
    case 'made':
      return `own-${crypto.randomUUID().slice(0, 8)}`;
    case 'flag':
      return false;
    case 'choice':
      return field.options[0] ?? '';
    case 'fixed':
      return field.value;
    case 'group':
      return emptyGroup(field.fields);
    case 'languages':
      return { en: emptyOf(field.field) };
    case 'list':
      return field.least > 0 ? [emptyOf(field.item)] : [];
    case 'record':
      return Object.fromEntries((field.names ?? []).map((name) => [name, emptyOf(field.item)]));
    case 'variants':
      return field.variants[0] && emptyOf(field.variants[0]);
    case 'unknown':
      return null;
  }
}

/** The value of a field that is there at last: of one that may be left out or `null`, what it begins with. */
export const startedOf = (field: Field): unknown => emptyOf({ ...field, emptied: 'kept' });

const isOfKind = ({ kind }: Field, value: unknown): boolean => {
  if (kind === 'list') return isList(value);
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number';
  if (['text', 'choice', 'name', 'made'].includes(kind)) return typeof value === 'string';
  return kind === 'unknown' || isGroup(value);
};

/** Whether a value is one that the field describes; of what is inside a group only what tells variants apart. */
function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'fixed') return value === field.value;
  if (field.kind !== 'group' || !isGroup(value)) return isOfKind(field, value);
  const isKnown = Object.keys(value).every((name) => name in field.fields);
  const isWhole = Object.entries(field.fields).every(([name, each]) =>
    each.kind === 'fixed' ? value[name] === each.value : each.emptied === 'missing' || name in value,
  );
  return isKnown && isWhole;
}

/** Which of its variants a value is; the first one where it is none. */
export const variantOf = (variants: readonly Field[], value: unknown): number =>
  Math.max(
    0,
    variants.findIndex((variant) => fits(variant, value)),
  );

/** A place of a form with the field that is there, and what it holds. */
export type Placed = Readonly<{ place: string; field: Field; value: unknown }>;

/** The fields right inside a field, as a form shows them. */
export function fieldsIn({ place, field, value }: Placed): readonly Placed[] {
  const placed = (name: string | number, inner: Field): Placed => ({
    place: placeIn(place, name),
    field: inner,
    value: inside(value, `${name}`),
  });
  switch (field.kind) {
    case 'group':
      return Object.entries(field.fields).map(([name, inner]) => placed(name, inner));
    case 'languages':
      return field.languages.map((name) => placed(name, name === 'en' ? field.field : optional(field.field)));
    case 'list':
      return isList(value) ? value.map((_, index) => placed(index, field.item)) : [];
    case 'record':
      return namesOf(field.names, value).map((name) => placed(name, field.item));
    case 'variants': {
      const variant = field.variants[variantOf(field.variants, value)];
      return variant === undefined ? [] : fieldsIn({ place, field: variant, value });
    }
    default:
      return [];
  }
}

/** The same field where it may be left out. */
export const optional = (field: Field): Field => ({ ...field, emptied: 'missing' });

/** A field and all that are inside it, in their order on the form. */
export function allFields(placed: Placed): readonly Placed[] {
  return [
    placed,
    ...fieldsIn(placed)
      .filter(({ value }) => value !== undefined && value !== null)
      .flatMap(allFields),
  ];
}

/** What a number field holds of what was typed: what is no number stays as it is, for the server to say so. */
export const typedNumber = (typed: string): number | string =>
  String(Number(typed)) === typed.trim() ? Number(typed) : typed;

/** Whether a text, or what stands for one, is there in English and not in a language. */
export const isMissingIn = (language: string, value: unknown): boolean =>
  (inside(value, language) ?? '') === '' && inside(value, 'en') !== '';

/** How many texts are not there in a language. */
export const missingIn = (language: string, whole: Placed): number =>
  allFields(whole).filter(({ field, value }) => field.kind === 'languages' && isMissingIn(language, value)).length;

/** The languages of an entry's texts; none where it is the same for everybody. */
export function languagesIn(whole: Placed): readonly string[] {
  const first = allFields(whole).find(({ field }) => field.kind === 'languages');
  return first?.field.kind === 'languages' ? first.field.languages : [];
}
