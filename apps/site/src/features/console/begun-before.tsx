import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import type { Begun } from './answer-calls.ts';
import { enquiryOf } from './enquiry-of.tsx';
import type { Entry } from './inbox-calls.ts';
import { Failure } from './typed-form.tsx';
import type { Answering } from './use-answer.ts';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; entry: Entry; answering: Answering; onGone: () => void }>;

type OneProps = Readonly<{ words: Words; enquiry: string; begun: Begun; isBusy: boolean }> &
  Readonly<{ onTake: () => void; onForget: () => void }>;

function One({ words: { merge }, enquiry, begun, isBusy, onTake, onForget }: OneProps) {
  const button = (label: string, onClick: () => void) => {
    const about = fill(merge.button, { button: label, enquiry });
    return (
      <Button look="ghost" small disabled={isBusy} aria-label={about} onClick={onClick}>
        {label}
      </Button>
    );
  };
  return (
    <Note tone="warn">
      {fill(merge.begun, { enquiry })}
      <span className="plain-text">{`\n${begun.text}\n`}</span>
      {button(merge.take, onTake)} {button(merge.forget, onForget)}
    </Note>
  );
}

/**
 * What one had begun to write to enquiries that were merged into this one: to be used, or forgotten. It is put in the
 * answer once the server has let it go, so that it is there once.
 */
export function BegunBefore({ words, locale, entry, answering: { draft, keeper, isOnItsWay }, onGone }: Props) {
  const { isBusy, failure, attempt } = useAttempt();
  const forget = (begun: Begun, isTaken: boolean) =>
    void attempt(
      () => keeper.forget(begun),
      () => {
        if (isTaken) keeper.add(begun);
        onGone();
      },
    );
  return (
    <>
      <Failure words={words} failure={failure} />
      <div aria-live="polite">
        {draft.begun.map((begun) => (
          <One
            key={begun.enquiry}
            {...{ words, begun }}
            isBusy={isBusy || isOnItsWay}
            enquiry={enquiryOf(words, locale, entry.merged.find(({ id }) => id === begun.enquiry) ?? entry)}
            onTake={() => forget(begun, true)}
            onForget={() => forget(begun, false)}
          />
        ))}
      </div>
    </>
  );
}
