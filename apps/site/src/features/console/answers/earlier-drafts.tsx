import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useSend } from '../api/query.ts';
import type { Started, Entry } from '../api/shapes.ts';
import { enquiryOf } from '../enquiry/enquiry-of.tsx';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Answering } from './use-answer.ts';

type Props = Readonly<{ entry: Entry; answering: Answering; onGone: () => void }>;

type OneProps = Readonly<{ enquiry: string; begun: Started; isBusy: boolean }> &
  Readonly<{ onTake: () => void; onForget: () => void }>;

function One({ enquiry, begun, isBusy, onTake, onForget }: OneProps) {
  const { merge } = useWords();
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

type Forgetting = Readonly<{ begun: Started; isTaken: boolean }>;

/**
 * What one had begun to write to enquiries that were merged into this one: to be used, or forgotten. It is put in the
 * answer once the server has let it go, so that it is there once.
 */
export function EarlierDrafts({ entry, answering: { draft, keeper: draftSaver, isOnItsWay }, onGone }: Props) {
  const words = useWords();
  const locale = useLocale();
  const { signature } = useStaff();
  const { isBusy, failure, send } = useSend(
    ({ begun }: Forgetting) => draftSaver.forget(begun),
    (_, { begun, isTaken }) => {
      if (isTaken) draftSaver.add(begun, signature);
      onGone();
    },
  );
  return (
    <>
      <Failure failure={failure} />
      <div aria-live="polite">
        {draft.begun.map((started) => (
          <One
            key={started.enquiry}
            begun={started}
            isBusy={isBusy || isOnItsWay}
            enquiry={enquiryOf(words, locale, entry.merged.find(({ id }) => id === started.enquiry) ?? entry)}
            onTake={() => send({ begun: started, isTaken: true })}
            onForget={() => send({ begun: started, isTaken: false })}
          />
        ))}
      </div>
    </>
  );
}
