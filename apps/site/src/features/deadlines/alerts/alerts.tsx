import { AskForm } from './ask-form.tsx';
import { Feed } from './feed.tsx';
import type { ReminderWords } from './reminder-words.ts';

type Props = Readonly<{ words: ReminderWords; company: () => string }>;

/** What the button opens. */
export function Alerts(props: Props) {
  return (
    <>
      <AskForm {...props} />
      <Feed {...props} />
    </>
  );
}
