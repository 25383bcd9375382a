import { parse } from 'yaml';
import { dateTextOf, isoDate } from '../../formats/date-text.ts';
import { type Locale, locales } from '../../locales.ts';
import type { PostEntry } from './post-entry.ts';

type Texts = Readonly<Partial<Record<Locale, string>>>;
type Words = PostEntry['words']['en'];

const inFile = /^---\r?\n([^]*?)\n---\r?\n?([^]*)$/;

function read(file: string) {
  const [, front = '', text = ''] = inFile.exec(file) ?? [];
  const { title, summary, ...shared } = parse(front) as Record<string, string>; // texts alone, as its schema asks
  return { shared, words: { title, summary, text: text.trim() } };
}

/** A day of a file, as it is edited; what is no day stays for the schema to refuse. */
const edited = (day: string | undefined) => (day === undefined ? undefined : (isoDate(day) ?? day));

/** A post as it is edited, from its files; what all languages have alike is read from the English one. */
export function postOf({ en = '', ...others }: Texts): unknown {
  const { shared, words } = read(en);
  const own = Object.entries(others).map(([locale, file]) => [locale, read(file).words] as const);
  const { date, updated, ...rest } = shared;
  return {
    date: edited(date),
    ...(updated !== undefined && { updated: edited(updated) }),
    ...rest,
    words: { en: words, ...Object.fromEntries(own) },
  };
}

/** A text in quotation marks, as YAML takes it: so all languages of a post that was edited are written anew. */
const line = ([name, text]: readonly [string, string | undefined]) =>
  text === undefined ? [] : [`${name}: ${JSON.stringify(text)}`];

function fileOf({ date, updated, author, img, href }: PostEntry, { title, summary, text }: Words): string {
  const front = Object.entries({
    title,
    date: dateTextOf(date),
    updated: updated && dateTextOf(updated),
    author,
    summary,
    img,
    href,
  });
  return `---\n${front.flatMap(line).join('\n')}\n---\n\n${text.trim()}\n`;
}

/** The files of a post, by language; `null` for a language in which there is none. */
export function filesOfPost(post: PostEntry | null): Readonly<Record<Locale, string | null>> {
  const of = (words: Words | undefined) => (post === null || words === undefined ? null : fileOf(post, words));
  const words: Readonly<Partial<Record<Locale, Words | undefined>>> = post?.words ?? {};
  const names = Object.keys(locales) as Locale[]; // Object.keys loses the names that the record has
  return Object.fromEntries(names.map((locale) => [locale, of(words[locale])])) as Record<Locale, string | null>; // of each
}
