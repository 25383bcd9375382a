import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { enquiryOf } from './enquiry-of.tsx';
import type { Entry, Part } from './inbox-calls.ts';
import { unmerge } from './merge-calls.ts';
import { timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import type { Enquiry } from './use-enquiry.ts';
import { useResent } from './use-resent.ts';
import type { Words } from './words.ts';

type Props = Readonly<{
  words: Words;
  locale: string;
  entry: Entry;
  part: Part;
  enquiry: Enquiry;
  /** Readers only see it. */
  mayWork: boolean;
}>;

/** Lets it stand by itself again. */
function Undo({ words, locale, entry, part, enquiry }: Omit<Props, 'mayWork'>) {
  const { merge } = words;
  const shown = (now: Entry) => {
    enquiry.show(now);
    document.querySelector<HTMLElement>('#enquiry')?.focus(); // the button has gone
  };
  const { isBusy, failure, send } = useResent({ onDone: shown, onChanged: enquiry.reload });
  return (
    <>
      <Failure words={words} failure={failure} />
      <div>
        <Button
          look="ghost"
          small
          disabled={isBusy}
          aria-label={fill(merge.button, { button: merge.undo, enquiry: enquiryOf(words, locale, part) })}
          onClick={() => send((key) => unmerge({ id: entry.id, version: entry.version }, part.id, key))}
        >
          {merge.undo}
        </Button>
      </div>
    </>
  );
}

/** That an enquiry was merged into the one on the screen, and the way back as long as there is one. */
export function MergedPart({ mayWork, ...props }: Props) {
  const { words, locale, part } = props;
  const { merge } = words;
  const [now] = useState(() => Date.now());
  const canUndo = mayWork && now < Date.parse(part.undoUntil);
  return (
    <>
      <Note tone="plain">
        {fill(merge.merged, { who: part.mergedBy, time: timeIn(locale, part.mergedAt) })}{' '}
        {canUndo && fill(merge.undoUntil, { time: timeIn(locale, part.undoUntil) })}
      </Note>
      {canUndo && <Undo {...props} />}
    </>
  );
}
