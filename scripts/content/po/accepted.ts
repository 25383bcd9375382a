import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMark } from '@formation/content';
import { root } from '../../tasks/program.ts';
import { fileText } from './file-text.ts';
import type { Returned } from './po-file.ts';
import type { Unit } from './unit.ts';

/** Texts that a reader has accepted, by what stood there on that day. */
export type Accepted = Readonly<{ language: string; by: string; on: string; texts: readonly string[] }>;

const file = 'content/translations/accepted.json';
const read = () => JSON.parse(fileText(file)) as readonly Accepted[]; // this script's own list

/** What is accepted of a language. */
export const acceptedMarks = (language: string): ReadonlySet<string> =>
  new Set(read().flatMap((one) => (one.language === language ? one.texts : [])));

/** Says who has accepted a text as it stands, and on which day. */
export function acceptedBy(language: string) {
  const found = new Map(
    read().flatMap(({ language: of, by, on, texts }) =>
      of === language ? texts.map((mark) => [mark, { by, on }] as const) : [],
    ),
  );
  return (unit: Unit): Pick<Accepted, 'by' | 'on'> | undefined => found.get(readMark(unit));
}

/** Writes down what a reader has accepted. */
export const writeAccepted = (one: Accepted): void =>
  writeFileSync(join(root, file), `${JSON.stringify([...read(), one], null, 2)}\n`);

/** What a reader has accepted by taking its mark away; an empty text is no translation. */
export function newlyAccepted(units: readonly Unit[], returned: readonly Returned[], marks: ReadonlySet<string>) {
  const done = new Set(returned.filter(({ isFuzzy, own }) => !isFuzzy && own !== '').map(({ key }) => key));
  return units.filter((unit) => done.has(unit.key) && unit.own !== '' && !marks.has(readMark(unit)));
}

/** By what names a text is confirmed: files of messages, `entries`, or a long text. */
function confirmedWith({ key, recorded }: Unit): readonly string[] {
  const [long = '', path = ''] = key.split(':');
  if (recorded.some((name) => name.endsWith('.md'))) return [long];
  const here = recorded.filter((name) => name.endsWith(`.${path}`));
  const names = (here.length > 0 ? here : recorded).map((name) => name.split('.'));
  return [...new Set(names.map(([kind, group = '']) => (kind === 'entries' ? 'entries' : group)))];
}

/** What can be confirmed now: all its texts are accepted, some of them just before. */
export function readToTheEnd(all: readonly Unit[], fresh: readonly Unit[], marks: ReadonlySet<string>) {
  const open = new Set(all.filter((unit) => !marks.has(readMark(unit))).flatMap(confirmedWith));
  return [...new Set(fresh.flatMap(confirmedWith))].filter((name) => !open.has(name)).sort();
}
