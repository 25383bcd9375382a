import { mergeCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useKeyedSend } from '../api/query.ts';
import type { Entry, Part } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { enquiryOf } from './enquiry-of.tsx';
import type { Enquiry } from './use-enquiry.ts';

type Props = Readonly<{
  entry: Entry;
  part: Part;
  enquiry: Enquiry;
  /** Readers only see it. */
  mayWork: boolean;
}>;

/** Lets it stand by itself again. */
function Undo({ entry, part, enquiry }: Omit<Props, 'mayWork'>) {
  const words = useWords();
  const locale = useLocale();
  const { merge } = words;
  const shown = (now: Entry) => {
    enquiry.show(now);
    document.querySelector<HTMLElement>('#enquiry')?.focus(); // the button has gone
  };
  const { isBusy, failure, send } = useKeyedSend<Entry, number>(
    (version, key) => ask(mergeCalls.unmerge, { params: { id: entry.id }, body: { version, other: part.id, key } }),
    { onDone: shown, onRefused: (why) => (why === 'changed' ? enquiry.reload() : undefined) },
  );
  return (
    <>
      <Failure failure={failure} />
      <div>
        <Button
          look="ghost"
          small
          disabled={isBusy}
          aria-label={fill(merge.button, { button: merge.undo, enquiry: enquiryOf(words, locale, part) })}
          onClick={() => send(entry.version)}
        >
          {merge.undo}
        </Button>
      </div>
    </>
  );
}

/** That an enquiry was merged into the one on the screen, and the way back as long as there is one. */
export function MergedPart({ mayWork, ...props }: Props) {
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { part } = props;
  const { merge } = useWords();
  const [now] = useState(() => Date.now());
  const canUndo = mayWork && now < Date.parse(part.undoUntil);
  return (
    <>
      <Note tone="plain">
        {fill(merge.merged, { who: nameOf(part.mergedBy), time: timeIn(locale, part.mergedAt) })}{' '}
        {canUndo && fill(merge.undoUntil, { time: timeIn(locale, part.undoUntil) })}
      </Note>
      {canUndo && <Undo {...props} />}
    </>
  );
}
