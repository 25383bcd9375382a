import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import type { Request } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { useStaff } from './staff.ts';

type Props = Readonly<{ request: Request; withPerson?: boolean }>;

/** As much of a hash as tells persons apart. */
const codeLength = 10;

/** What was done for a person, by whom and when. */
export function RequestRow({ request, withPerson = false }: Props) {
  const words = useWords();
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { register } = words.people;
  const { what, by, at, day, person } = request;
  return (
    <li className="stack enquiry-row">
      <span>{by === '' ? register.what[what] : fill(register.by, { what: register.what[what], who: nameOf(by) })}</span>
      <p className="small muted cluster">
        <span>{at === null ? dayText(locale, day) : timeIn(locale, at)}</span>
        {withPerson && <span>{fill(register.person, { code: person.slice(0, codeLength) })}</span>}
      </p>
    </li>
  );
}
