import { pairOf } from './translations.ts';

/** What somebody does to a translated text that they read. */
type TextActName = 'accepted' | 'changed' | 'asked' | 'settled' | 'undone';

/** What somebody did to a text. Acts of a language are numbered in one order, and none is ever changed. */
export type TextAct = Readonly<{
  number: number;
  /** Of the text, such as `messages/contact:contact.form.send`. */
  key: string;
  act: TextActName;
  /** The mark of the text that was read, and of the one that stood afterwards. */
  base: string;
  result: string;
  before: string;
  after: string;
  /** A question, or what was answered. */
  note: string;
  /** The act that it takes back; 0 for none. */
  undoes: number;
  who: string;
  at: number;
}>;

type Text = Readonly<{ key: string; english: string; own: string }>;

/** By what a text that was read is known again: its place, its English and its translation. */
export const readMark = ({ key, english, own }: Text): string => pairOf(`${key}\n${english}`, own);

/**
 * How a text stands after what was done to it: its translation, and the acts that are about it, the last one about it as it
 * stands. What was done to another English or another translation, as before an upgrade, is not. The text may hold a
 * change already.
 */
export function textStanding(
  text: Text,
  acts: readonly TextAct[],
): Readonly<{ own: string; done: readonly TextAct[] }> {
  const undone = new Set(acts.map(({ undoes }) => undoes));
  let { own } = text;
  const done: TextAct[] = [];
  for (const act of acts.filter(({ undoes }) => undoes === 0)) {
    const mark = readMark({ ...text, own });
    if (undone.has(act.number)) own = mark === act.result ? act.before : own;
    else if (mark === act.base || mark === act.result) {
      own = act.after;
      done.push(act);
    }
  }
  return { own, done };
}

/** Whether an act says that its text is right as it stands after it. */
export const isRead = ({ act }: Pick<TextAct, 'act'>): boolean => act === 'accepted' || act === 'changed';
