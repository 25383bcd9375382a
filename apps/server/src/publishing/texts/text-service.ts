import type { textActs } from '@formation/console-api';
import { readMark, type TextAct, type Translated } from '@formation/content';
import { isRefused, type Refused } from '@formation/leads';
import { countsOf, type Counts, ordered, type ReadText, readTextOf, type TextState } from './text-views.ts';
import type { TextSource, TextStore } from './texts.ts';

type Options = Readonly<{ texts: TextStore; source: TextSource }>;

type Wanted = Readonly<{
  key: string;
  act: (typeof textActs)[number];
  text: string;
  version: number;
  mark: string;
  who: string;
}>;

type Acted = Readonly<{ faults: readonly string[]; text: ReadText; counts: Counts }>;
type Why = Refused<'not-publishable' | 'not-found' | 'changed'>;

type Listed = Readonly<{ view: TextState; after?: string | undefined; key?: string | undefined }>;

const pageSize = 20;
/** So often two may do something at once before one is told to try again. */
const tries = 5;

type Made = Pick<TextAct, 'act' | 'after' | 'note' | 'undoes'>;

/** What is stored of what somebody wants to do; sentences where it cannot be. */
function madeOf({ own, done }: ReadText, { act, text }: Wanted): Made | readonly string[] {
  const last = done.at(-1);
  const standing = { after: own, note: '', undoes: 0 };
  if (act === 'undo') return last ? { act: 'undone', after: last.before, note: '', undoes: last.number } : [];
  if (act === 'ask') return text === '' ? ['Write what you ask.'] : { ...standing, act: 'asked', note: text };
  if (act === 'settle') return { ...standing, act: 'settled', note: text };
  const after = act === 'change' ? text : own;
  if (after === '') return ['There is no translation yet. Write one.'];
  return { ...standing, act: after === own ? 'accepted' : 'changed', after };
}

/** Every text of a language as it stands, and the number of the last act. */
async function look({ texts, source }: Options, language: Translated) {
  const [all, acts] = await Promise.all([source.texts(language), texts.acts(language)]);
  const byKey = Map.groupBy(acts, ({ key }) => key);
  const read = all?.map((text) => readTextOf(text, byKey.get(text.key) ?? []));
  return { all: read, newest: acts.at(-1)?.number ?? 0 };
}

/** Does it unless somebody has done something to the text since; `again` where another text took the number. */
async function tryOnce(options: Options, language: Translated, wanted: Wanted): Promise<Acted | Why | 'again'> {
  const { texts, source } = options;
  const { all, newest } = await look(options, language);
  if (!all) return { refused: 'not-publishable' };
  const text = all.find(({ key }) => key === wanted.key);
  if (!text) return { refused: 'not-found' };
  if (text.version !== wanted.version || text.mark !== wanted.mark) return { refused: 'changed' };
  const { key, english, own: before, mark: base } = text;
  const made = madeOf(text, wanted);
  if (!('act' in made)) return { faults: made, text, counts: countsOf(all) };
  const faults = made.act === 'changed' ? await source.faults(language, { key, english, text: made.after }) : [];
  if (faults.length > 0) return { faults, text, counts: countsOf(all) };
  const result = readMark({ ...text, own: made.after });
  const added = await texts.add(language, { ...made, key, base, result, before, who: wanted.who, number: newest + 1 });
  if (isRefused(added)) return 'again';
  const { all: now = [] } = await look(options, language);
  return { faults, text: now.find((one) => one.key === key) ?? text, counts: countsOf(now) };
}

/** What the readers of a language do: they see one text after another, and say what is right. */
export function textService(options: Options) {
  return {
    async list(language: Translated, { view, after, key: only }: Listed) {
      const { all } = await look(options, language);
      if (!all) return { refused: 'not-publishable' } as const;
      const counts = countsOf(all);
      if (only !== undefined) return { counts, rows: all.filter(({ key }) => key === only), next: null };
      const inOrder = ordered(all, view);
      const from = inOrder.findIndex(({ key }) => key === after) + 1;
      const rest = inOrder.slice(from).filter(({ state }) => state === view);
      const rows = rest.slice(0, pageSize);
      return { counts, rows, next: rest.length > pageSize ? (rows.at(-1)?.key ?? null) : null };
    },
    async act(language: Translated, wanted: Wanted): Promise<Acted | Why> {
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const outcome = await tryOnce(options, language, wanted);
        if (outcome !== 'again') return outcome;
      }
      return { refused: 'changed' };
    },
  };
}

export type TextService = ReturnType<typeof textService>;
