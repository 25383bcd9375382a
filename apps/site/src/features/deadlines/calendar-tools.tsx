import { calendarFile, cancellationFile, type CalendarPlan } from '@formation/deadlines';
import { Button, CheckField } from '@formation/ui';
import type { MouseEvent } from 'react';
import { saveFile } from '../../lib/sharing/save-file.ts';
import { readForm } from '../../lib/typed/use-typed.ts';
import { reminderDays } from './calendar-plan.ts';
import type { DeadlineWords } from './deadline-words.ts';
import '../../lib/tool/tool.css';

type Props = Readonly<{
  words: DeadlineWords;
  /** The plan of what is shown, with reminders so many days before. */
  plan: (reminders: readonly number[]) => CalendarPlan;
}>;

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

/** Two files for the visitor's own calendar: one adds the dates, one takes them out again. */
export function CalendarTools({ words, plan }: Props) {
  const { calendar } = words.page;
  const add = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    saveFile({
      name: calendar.fileName,
      type: 'text/calendar',
      text: calendarFile(plan(remindersIn(currentTarget.form))),
    });
  const remove = () =>
    saveFile({ name: calendar.removalName, type: 'text/calendar', text: cancellationFile(plan([])) });
  return (
    <form className="stack no-print" onSubmit={(event) => event.preventDefault()}>
      <h3>{calendar.title}</h3>
      <p className="fine">{calendar.text}</p>
      <Reminders words={words} />
      <div className="cluster">
        <Button icon="calendar-check" onClick={add}>
          {words.rules.calendar.add}
        </Button>
        <Button look="ghost" icon="trash-2" onClick={remove}>
          {words.rules.calendar.remove}
        </Button>
      </div>
      <p className="fine">
        {words.rules.calendar.again} {calendar.removal}
      </p>
    </form>
  );
}
