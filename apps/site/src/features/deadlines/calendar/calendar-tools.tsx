import type { IsoDate } from '@formation/calendar';
import { Button, CheckField } from '@formation/ui';
import { useRef, type MouseEvent } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { readForm } from '../../../lib/input/use-typed.ts';
import { saveFile, type SavedFile } from '../../../lib/sharing/save-file.ts';
import type { DeadlineWords } from '../deadline-words.ts';
import type { Wanted } from './calendar-plan.ts';
import '../../../lib/tool/tool.css';

type Props = Readonly<{
  words: DeadlineWords;
  /** The first day shown. */
  from: IsoDate;
  /** What is shown, or will be once it has come, and who makes a file of it now. */
  wanted: () => Promise<Omit<Wanted, 'reminders'>>;
}>;

const reminderDays = ['30', '7', '1', '0'] as const;

/** It comes when a file is asked for: most visitors only read. */
const calendarFiles = () => retryLoad(() => import('./calendar-files.ts'));

const remindersIn = (form: HTMLFormElement | null) => {
  const typed = form ? readForm(form) : {};
  return reminderDays.filter((days) => typed[`remind-${days}`]).map(Number);
};

function Reminders({ words }: Pick<Props, 'words'>) {
  const { calendar } = words.page;
  return (
    <fieldset>
      <legend className="small">{calendar.remind}</legend>
      <div className="checks">
        {reminderDays.map((days) => (
          <CheckField
            key={days}
            name={`remind-${days}`}
            label={calendar.reminders[days]}
            defaultChecked={days === '7' || days === '1'}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Saves a file once it can be made; who presses again meanwhile wants the same. */
function useSaving() {
  const isSaving = useRef(false);
  return async (make: () => Promise<SavedFile>) => {
    if (isSaving.current) return;
    isSaving.current = true;
    saveFile(await make());
    isSaving.current = false;
  };
}

/** Two files for the visitor's own calendar: one adds the dates, one takes them out again. */
export function CalendarTools({ words, from, wanted }: Props) {
  const { calendar } = words.page;
  const [saveAdded, saveRemoved] = [useSaving(), useSaving()];
  const add = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const reminders = remindersIn(currentTarget.form);
    return saveAdded(async () => (await calendarFiles()).fileThatAdds({ ...(await wanted()), reminders }));
  };
  const remove = () =>
    saveRemoved(async () => (await calendarFiles()).fileThatRemoves({ ...(await wanted()), reminders: [] }, from));
  return (
    <form className="stack no-print" onSubmit={(event) => event.preventDefault()}>
      <h3>{calendar.title}</h3>
      <p className="fine">{calendar.text}</p>
      <Reminders words={words} />
      <div className="cluster">
        <Button icon="calendar-check" onClick={(event) => void add(event)}>
          {words.rules.calendar.add}
        </Button>
      </div>
      <p className="fine">{words.rules.calendar.again}</p>
      <p className="fine">{calendar.removal}</p>
      <p>
        <Button small look="ghost" onClick={() => void remove()}>
          {words.rules.calendar.remove}
        </Button>
      </p>
    </form>
  );
}
