import { AskForm } from '../../../lib/ask-mail/ask-form.tsx';
import { Feed } from './feed.tsx';
import { type ReminderWords, savedReminders } from './reminder-words.ts';

type Props = Readonly<{ words: ReminderWords; company: () => string }>;

/** What the button opens. */
export function Alerts(props: Props) {
  return (
    <>
      <AskForm heading="h3" words={props.words} about={() => ({ company: props.company() })} savedAs={savedReminders} />
      <Feed {...props} />
    </>
  );
}
