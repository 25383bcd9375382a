import { fill } from '@formation/content';
import type { Deadline } from '@formation/deadlines';
import { Chip } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';
import { lateFeeText } from './late-fees.ts';
import { SourceLine } from './source-line.tsx';
import '../../lib/tool/tool.css';

type Props = Readonly<{ deadline: Deadline; words: DeadlineWords }>;

/** What else there is to know about the day. */
function Remarks({ deadline, words: { rules, locale } }: Props) {
  const { condition, approximate, onWeekend, opens, extendedTo } = deadline;
  const remarks = [
    condition && rules.conditions[condition],
    approximate && rules.approximate,
    onWeekend && rules.weekend[onWeekend],
    opens && fill(rules.opens, { day: shortDay(locale, opens) }),
    extendedTo && fill(rules.extendedTo, { day: shortDay(locale, extendedTo) }),
  ].filter(Boolean);
  return remarks.length === 0 ? null : <p>{remarks.join(' ')}</p>;
}

/** One duty on its day: what to do, what being late costs, where the rule was read. */
export function DutyItem({ deadline, words }: Props) {
  const { rules, locale, page } = words;
  const { id, due, duty, lateFees = [], source, verified, condition } = deadline;
  const { title, what, late } = rules.duties[duty];
  return (
    <li id={id}>
      <time dateTime={due}>{shortDay(locale, due)}</time>
      <div className="duty">
        <h3>{title}</h3>
        <p>{what}</p>
        <Remarks deadline={deadline} words={words} />
        <p>
          <b>{`${page.result.late}:`}</b>
          {` ${late}`}
        </p>
        {lateFees.length > 0 && (
          <ol className="steps">
            {lateFees.map((step) => (
              <li key={step.from}>{lateFeeText(step, words)}</li>
            ))}
          </ol>
        )}
        <p className="fine known">
          {condition && <Chip>{page.result.conditional}</Chip>}
          <SourceLine source={source} verified={verified} words={words} />
        </p>
      </div>
    </li>
  );
}
