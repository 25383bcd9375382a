import { textCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { useAsk, useSend } from '../../api/query.ts';
import type { ReadText, TextList, TextWork } from '../../api/shapes.ts';
import { useSay } from '../../shell/toast.tsx';
import { useWords } from '../../shell/use-words.ts';

type Act = TextWork & Readonly<{ of: ReadText }>;

/** Does something to a text, as it was seen. */
export const sendAct = (language: string, { of: { key, version, mark }, act, text }: Act) =>
  ask(textCalls.act, { params: { language }, body: { key, version, mark, act, text } });

/** The list with a text in the first place, or without it. */
function placed(list: TextList, text: ReadText, isFirst: boolean): TextList['rows'] {
  const others = list.rows.filter(({ key }) => key !== text.key);
  return isFirst ? [text, ...others] : others;
}

const listFrom = (language: string, after: string | undefined) =>
  ask(textCalls.list, { params: { language }, query: { view: 'unread', after } });

/** The unread texts that were fetched: the first of them is the one on the screen. */
function useUnread(language: string) {
  const { answer, failure, load, show } = useAsk(textCalls.list, { params: { language }, query: {} });
  /** Shows what is left; once nothing is, the next ones, and those that were left for later. */
  const put = async (counts: TextList['counts'], text: ReadText, isFirst: boolean) => {
    if (!answer) return;
    const rows = placed(answer, text, isFirst);
    if (rows.length > 0) return void show({ ...answer, counts, rows });
    const next = await listFrom(language, answer.next ?? undefined);
    if (isRefused(next) || (next.rows.length === 0 && answer.next !== null)) load();
    else show(next);
  };
  /** Somebody else was faster: the text is shown as it stands now, with what they did. */
  const renew = async ({ key }: ReadText) => {
    const now = await ask(textCalls.list, { params: { language }, query: { key } });
    if (!isRefused(now) && now.rows[0]) await put(now.counts, now.rows[0], true);
  };
  return { answer, failure, load, put, renew };
}

type Writing = Readonly<{ key: string; act: 'change' | 'ask' }>;

/** The unread texts of a language, one after another, and what their reader does. */
export function useTexts(language: string) {
  const { done: words, texts } = useWords();
  const say = useSay();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [writing, setWriting] = useState<Writing>();
  const { put, renew, ...unread } = useUnread(language);
  const write = (next?: Writing) => {
    setFaults([]);
    setWriting(next);
  };
  const perform = async (act: Act) => {
    const found = await sendAct(language, act);
    if (!isRefused(found) && found.faults.length === 0) await put(found.counts, found.text, act.act === 'undo');
    else if (isRefused(found) && found.refused === 'changed') await renew(act.of);
    return found;
  };
  const undoing = useSend(
    (of: ReadText) => perform({ of, act: 'undo', text: '' }),
    () => {
      write();
      say({ text: words.undone });
    },
  );
  const acting = useSend(perform, ({ faults: found, text }, { act }) => {
    setFaults(found);
    if (found.length > 0) return;
    setWriting(undefined);
    if (act !== 'undo') say({ text: texts.said[act], undo: () => undoing.send(text) });
  });
  return {
    ...unread,
    faults,
    writing,
    write,
    isBusy: acting.isBusy || undoing.isBusy,
    whyNot: acting.failure ?? undoing.failure,
    act: (of: ReadText, act: TextWork['act'], text = '') => acting.send({ of, act, text }),
    later: (of: ReadText) => unread.answer && void put(unread.answer.counts, of, false),
  };
}
