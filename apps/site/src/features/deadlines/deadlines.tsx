import type { IsoDate } from '@formation/calendar';
import { companyId, companyLinkFields, deadlines, readCompanyLink, standingDuties } from '@formation/deadlines';
import { Dock, Section } from '@formation/ui';
import { useState } from 'react';
import { shortDay } from '../../lib/dates/short-day.ts';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { choice } from '../../lib/typed/choice.ts';
import type { Maker, Wanted } from './calendar-plan.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { fieldsAtFirst, shownTime, todayHere, views } from './deadline-fields.ts';
import { DeadlineForm } from './deadline-form.tsx';
import { countText, DeadlineSummary } from './deadline-summary.tsx';
import { deadlineTable } from './deadline-table.ts';
import type { DeadlineWords } from './deadline-words.ts';
import { DutyItem } from './duty-item.tsx';
import { MonthView } from './month-view.tsx';
import { SourceLine } from './source-line.tsx';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';
import './duties.css';

type Props = Readonly<{ day: IsoDate; maker: Maker; words: DeadlineWords }>;

/** The company in the form, its dates, and how they leave the page. */
function useDeadlines({ day, maker, words }: Props) {
  const [id] = useState(() => companyId(crypto.getRandomValues(new Uint8Array(16))));
  const { typed, form, link } = useSharedForm({
    atFirst: fieldsAtFirst(day),
    always: ['incorporated', 'from', 'id'],
    onVisit: () => ({ from: todayHere(), id }),
  });
  const read = readCompanyLink(typed, day);
  const linked = { ...read, id: read.id ?? id };
  const { company, name } = linked;
  const { from, to } = shownTime(typed, day);
  const list = deadlines(company, from, to);
  const wanted = (): Omit<Wanted, 'reminders'> => {
    const url = `${location.origin}${location.pathname}?${new URLSearchParams(companyLinkFields(linked))}`;
    return { linked, list, stamp: new Date().toISOString(), url, maker, words };
  };
  return { form, link, company, name, from, to, list, wanted, view: choice(views, typed['view']) };
}

type Found = ReturnType<typeof useDeadlines>;

function Dates({ words, found: { list, from, to, view, link } }: Readonly<{ words: DeadlineWords; found: Found }>) {
  return (
    <Section id="dates" title={words.page.result.inFull}>
      <div className="stack">
        {view === 'list' ? (
          <ol className="duties">
            {list.map((deadline) => (
              <DutyItem key={deadline.id} deadline={deadline} words={words} />
            ))}
          </ol>
        ) : (
          <MonthView list={list} from={from} to={to} words={words} />
        )}
        <ShareTools words={words.sharing} link={link} table={() => deadlineTable(list, words)} />
      </div>
    </Section>
  );
}

function Standing({ words, found: { company } }: Readonly<{ words: DeadlineWords; found: Found }>) {
  const { standing } = words.page;
  return (
    <Section title={standing.title} lead={standing.lead} wash rail>
      <ul className="ruled">
        {standingDuties(company).map(({ id, source, verified }) => (
          <li key={id}>
            <p>{words.rules.standing[id]}</p>
            <p className="fine known">
              <SourceLine source={source} verified={verified} words={words} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The page's tool: a form, the dates at a glance, each duty in full, and the rules without a date. */
export function Deadlines(props: Props) {
  const { words, day } = props;
  const found = useDeadlines(props);
  const { form, company, name, list, to, wanted } = found;
  const [next] = list;
  const label = next ? words.rules.duties[next.duty].title : words.page.result.noNext;
  return (
    <>
      <div className="wrap calc">
        <DeadlineForm words={words} form={form} company={company} atFirst={fieldsAtFirst(day)} />
        <DeadlineSummary words={words} company={company} name={name} list={list} to={to}>
          <CalendarTools words={words} wanted={wanted} />
        </DeadlineSummary>
      </div>
      <p className="sr" role="status">
        {countText(list, to, words)}
      </p>
      <Dates words={words} found={found} />
      <Standing words={words} found={found} />
      <Dock
        label={label}
        amount={next ? shortDay(words.locale, next.due) : ''}
        href="#result"
        linkText={words.page.result.see}
      />
    </>
  );
}
