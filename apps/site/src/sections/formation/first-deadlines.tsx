import { addMonths, type IsoDate } from '@formation/calendar';
import { deadlineRemarks, fill, messages, type Locale } from '@formation/content';
import { deadlines, type Company, type Deadline } from '@formation/deadlines';
import { dayText } from '../../lib/text/dates/day-text.ts';
import { NamedSource } from '../../lib/text/named-source.tsx';

type Props = Readonly<{ locale: Locale; company: Company; today: IsoDate }>;

const MONTHS = 24;

/** Each duty the first time it falls due. */
function firstOfEach(company: Company, today: IsoDate): readonly Deadline[] {
  const all = deadlines(company, today, addMonths(today, MONTHS));
  return [...Map.groupBy(all, ({ duty }) => duty).values()].flatMap(([first]) => first ?? []);
}

/** What falls due after the company is formed: the day, what to do, and where the rule was read. */
export function FirstDeadlines({ locale, company, today }: Props) {
  const { deadlines: rules, deadlinePage, formationPages } = messages[locale];
  const { sure, unsure } = formationPages.after;
  return (
    <dl className="terms">
      {firstOfEach(company, today).map((deadline) => (
        <div key={deadline.id}>
          <dt>
            <time dateTime={deadline.due}>{dayText(locale, deadline.due)}</time>
          </dt>
          <dd>
            <b>{rules.duties[deadline.duty].title}</b>
            <br />
            {rules.duties[deadline.duty].what}{' '}
            {deadlineRemarks(deadline, rules, (day) => dayText(locale, day)).join(' ')}
            <br />
            <small className="muted">
              {deadline.verified ? sure : unsure}: <NamedSource source={deadline.source} names={rules.sources} />,{' '}
              {fill(deadlinePage.result.checkedOn, { day: dayText(locale, deadline.source.checked) })}
            </small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
