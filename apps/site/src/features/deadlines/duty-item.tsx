import { deadlineRemarks } from '@formation/content';
import type { Deadline } from '@formation/deadlines';
import { Chip } from '@formation/ui';
import type { ReactNode } from 'react';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import type { DeadlineWords } from './deadline-words.ts';
import { lateFeeText } from './late-fees.ts';
import { SourceLine } from './source-line.tsx';
import '../../lib/tool/tool.css';

type Props = Readonly<{ deadline: Deadline; words: DeadlineWords; children?: ReactNode }>;

/** What else there is to know about the day. */
function Remarks({ deadline, words: { rules, locale } }: Props) {
  const remarks = deadlineRemarks(deadline, rules, (day) => shortDay(locale, day));
  return remarks.length === 0 ? null : <p>{remarks.join(' ')}</p>;
}

/** One duty on its day: what to do, what being late costs, where the rule was read. */
export function DutyItem({ deadline, words, children }: Props) {
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
        {children}
      </div>
    </li>
  );
}
