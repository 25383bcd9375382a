import type { IsoDate } from '@formation/calendar';
import { fill } from '@formation/content';
import type { Deadline, LinkedCompany } from '@formation/deadlines';
import { LedgerRow } from '@formation/ui';
import type { ReactNode } from 'react';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { companyTitle, type DeadlineWords } from './deadline-words.ts';
import '../../lib/tool/tool.css';

type Props = Readonly<{
  words: DeadlineWords;
  title: string;
  /** Whether the rules of the country are still on their way. */
  isBusy: boolean;
  /** Whether every day of the form counts: nothing is done with dates of another one. */
  isCounted: boolean;
  linked: LinkedCompany;
  list: readonly Deadline[];
  isDone: (id: string) => boolean;
  children: ReactNode;
}>;

export function countText(list: readonly Deadline[], to: IsoDate, { page, locale }: DeadlineWords): string {
  const day = shortDay(locale, to);
  if (list.length === 0) return fill(page.result.none, { day });
  return list.length === 1 ? fill(page.result.titleOne, { day }) : fill(page.result.title, { count: list.length, day });
}

/** The dates at a glance, and what can be done with them. */
export function DeadlineSummary({ words, title, isBusy, isCounted, linked, list, isDone, children }: Props) {
  const { page, rules, locale } = words;
  const { company, name } = linked;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-labelledby="result-title">
      <div className="inner stack">
        <p className="working-text">{words.working}</p>
        <div>
          <h2 id="result-title">{title}</h2>
          {isCounted && (
            <p className="small muted">
              {fill(page.result.company, {
                company: companyTitle(company, name, words),
                day: shortDay(locale, company.incorporated),
              })}
            </p>
          )}
        </div>
        <div className="ledger" aria-busy={isBusy}>
          {list.map(({ id, due, duty }) => (
            <LedgerRow
              key={id}
              label={isDone(id) ? <s>{rules.duties[duty].title}</s> : rules.duties[duty].title}
              amount={shortDay(locale, due)}
            />
          ))}
        </div>
        <div className="stack" hidden={!isCounted}>
          {children}
        </div>
      </div>
    </section>
  );
}
