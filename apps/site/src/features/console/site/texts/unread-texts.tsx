import { fill } from '@formation/content';
import { Button, TextAreaField } from '@formation/ui';
import { useEffect, useRef } from 'react';
import { useReturnedFocus } from '../../../../lib/input/use-returned-focus.ts';
import type { ReadText, TextList } from '../../api/shapes.ts';
import { AskAgain } from '../../shell/ask-again.tsx';
import { Failure, TypedForm } from '../../shell/typed-form.tsx';
import { useWords } from '../../shell/use-words.ts';
import { TextWords } from './text-words.tsx';
import { useTexts } from './use-texts.ts';

type Own = Readonly<{ own: ReturnType<typeof useTexts>; text: ReadText; language: string }>;

/** How far it is, and how much of what binds is left. */
function Progress({ counts: { read, all, binding } }: Pick<TextList, 'counts'>) {
  const { texts } = useWords();
  const sentence = fill(texts.progress, { read, all });
  return (
    <>
      <p className="cluster">
        <progress aria-label={sentence} max={all} value={read} />
        <span className="small muted">{sentence}</span>
      </p>
      {binding > 0 && <p className="small muted">{fill(texts.binding, { count: binding })}</p>}
    </>
  );
}

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** Writes a better text, or a question. */
function Writing({ own, text, language, act, onEnd }: Own & Readonly<{ act: 'change' | 'ask'; onEnd: () => void }>) {
  const { texts } = useWords();
  const { form } = texts;
  const isChange = act === 'change';
  return (
    <>
      <TypedForm
        label={form[act]}
        send={isChange ? form.changeSend : form.askSend}
        sending={isChange ? form.checking : form.sending}
        isBusy={own.isBusy}
        failure={own.whyNot}
        onSend={({ text: typed = '' }) => own.act(text, act, typed)}
      >
        <TextAreaField
          name="text"
          label={form[act]}
          rows={4}
          ref={focus}
          fault={own.faults.join('; ')}
          {...(isChange ? { lang: language, defaultValue: text.own } : { help: form.askHelp })}
        />
      </TypedForm>
      <div>
        <Button look="ghost" small onClick={onEnd}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}

/** One press says that it is right, and the next one comes. */
function Acts({ own, text, onWrite }: Omit<Own, 'language'> & Readonly<{ onWrite: (act: 'change' | 'ask') => void }>) {
  const { texts } = useWords();
  const button = useReturnedFocus(own.isBusy);
  return (
    <>
      <Failure failure={own.whyNot} />
      <div aria-live="polite">{own.faults.length > 0 && <p>{own.faults.join('; ')}</p>}</div>
      <div className="site-save cluster">
        <Button ref={button} small disabled={own.isBusy} onClick={() => own.act(text, 'accept')}>
          {texts.accept}
        </Button>
        <Button look="ghost" small disabled={own.isBusy} onClick={() => onWrite('change')}>
          {texts.change}
        </Button>
      </div>
      <div className="cluster">
        <Button look="ghost" small disabled={own.isBusy} onClick={() => onWrite('ask')}>
          {texts.ask}
        </Button>
        <Button look="ghost" small disabled={own.isBusy} onClick={() => own.later(text)}>
          {texts.later}
        </Button>
      </div>
    </>
  );
}

function OneText(props: Own) {
  const { own, text } = props;
  const { writing, write } = own;
  if (writing?.key === text.key)
    return <Writing key={writing.act} {...props} act={writing.act} onEnd={() => write()} />;
  return <Acts own={own} text={text} onWrite={(act) => write({ key: text.key, act })} />;
}

/** The next text begins in sight, wherever the last one was pressed. */
function useNext(key: string | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== undefined && key !== before.current) top.current?.scrollIntoView({ block: 'start' });
    before.current = key;
  }, [key]);
  return top;
}

type Props = Readonly<{ language: string; mayWrite: boolean }>;

/** One unread text after another. */
export function UnreadTexts({ language, mayWrite }: Props) {
  const { texts, site, loading } = useWords();
  const own = useTexts(language);
  const { answer, failure, load } = own;
  const text = answer?.rows[0];
  const top = useNext(text?.key);
  return (
    <>
      <AskAgain failure={failure} load={load} />
      {answer ? <Progress counts={answer.counts} /> : failure === undefined && <p className="muted">{loading}</p>}
      {answer && !text && <p className="empty">{texts.none.unread}</p>}
      {text && (
        <div ref={top} className="stack">
          <TextWords text={text} language={language} />
        </div>
      )}
      {text && (mayWrite ? <OneText own={own} text={text} language={language} /> : <p>{site.form.seenOnly}</p>)}
      <p className="small muted">{texts.lead}</p>
    </>
  );
}
