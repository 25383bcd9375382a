import type { IsoDate } from '@formation/calendar';
import { deadlines, standingDuties } from '@formation/deadlines';
import { Dock, Section } from '@formation/ui';
import { shortDay } from '../../lib/dates/short-day.ts';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { choice } from '../../lib/typed/choice.ts';
import { calendarPlan, type Maker } from './calendar-plan.ts';
import { CalendarTools } from './calendar-tools.tsx';
import { fieldsAtFirst, shownTime, todayHere, views } from './deadline-fields.ts';
import { DeadlineForm } from './deadline-form.tsx';
import { countText, DeadlineSummary } from './deadline-summary.tsx';
import { deadlineTable } from './deadline-table.ts';
import type { DeadlineWords } from './deadline-words.ts';
import { DutyItem } from './duty-item.tsx';
import { MonthView } from './month-view.tsx';
import { SourceLine } from './source-line.tsx';
import { typedCompany } from './typed-company.ts';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';
import './duties.css';

type Props = Readonly<{ day: IsoDate; maker: Maker; words: DeadlineWords }>;

/** The company in the form, its dates, and how they leave the page. */
function useDeadlines({ day, maker, words }: Props) {
  const { typed, form, link } = useSharedForm({
    atFirst: fieldsAtFirst(day),
    always: ['incorporated', 'from'],
    onVisit: () => ({ from: todayHere() }),
  });
  const company = typedCompany(typed, day);
  const name = (typed['name'] ?? '').trim();
  const { from, to } = shownTime(typed, day);
  const list = deadlines(company, from, to);
  const plan = (reminders: readonly number[]) => {
    const stamp = new Date().toISOString();
    return calendarPlan({ company, name, list, reminders, stamp, url: link() }, maker, words);
  };
  return { form, link, company, name, from, to, list, plan, view: choice(views, typed['view']) };
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
  const { form, company, name, list, to, plan } = found;
  const [next] = list;
  const label = next ? words.rules.duties[next.duty].title : words.page.result.noNext;
  return (
    <>
      <div className="wrap calc">
        <DeadlineForm words={words} form={form} company={company} atFirst={fieldsAtFirst(day)} />
        <DeadlineSummary words={words} company={company} name={name} list={list} to={to}>
          <CalendarTools words={words} plan={plan} />
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
