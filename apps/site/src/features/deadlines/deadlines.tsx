import type { IsoDate } from '@formation/calendar';
import { fill } from '@formation/content';
import { companyId, companyLinkFields, readCompanyLink, type Deadline } from '@formation/deadlines';
import { Dock, Section } from '@formation/ui';
import { Suspense, useContext, useState } from 'react';
import { choice } from '../../lib/input/choice.ts';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { todayHere } from '../../lib/text/dates/today-here.ts';
import { Embedded } from '../../lib/tool/embedded.ts';
import { linkToOwnPage } from '../../lib/tool/own-page.ts';
import { LateAlerts } from './alerts/late-alerts.tsx';
import type { Maker, Wanted } from './calendar/calendar-plan.ts';
import { CalendarTools } from './calendar/calendar-tools.tsx';
import { defaultFields, shownTime, uncountedDay, views, type DayName } from './deadline-fields.ts';
import { DeadlineForm } from './deadline-form.tsx';
import { countText, DeadlineSummary } from './deadline-summary.tsx';
import { deadlineTable } from './deadline-table.ts';
import { opened, type DeadlineWords, type InitialWords } from './deadline-words.ts';
import { deadlinesResult } from './deadlines-result.ts';
import { DutyItem } from './duty-item.tsx';
import { LateMonths, LateTick, LateTickTools } from './late-parts.tsx';
import { OtherRules } from './other-rules.tsx';
import { useNoEmptyDays } from './use-no-empty-days.ts';
import { useRules } from './use-rules.ts';
import { useTicks } from './use-ticks.ts';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';
import './duties.css';

type Props = Readonly<{ day: IsoDate; maker: Maker; words: InitialWords; isEmbedded?: boolean | undefined }>;
type Opened = Omit<Props, 'words'> & Readonly<{ words: DeadlineWords }>;

const stampNow = () => new Date().toISOString();

type Counted = Readonly<{
  uncounted: DayName | undefined;
  /** Whether the rules of the country have come. */
  isHere: boolean;
  list: readonly Deadline[];
  to: IsoDate;
}>;

/** What stands over the dates: how many there are, or why there are none. */
function titleOf({ uncounted, isHere, list, to }: Counted, words: DeadlineWords): string {
  const { form, result } = words.page;
  if (uncounted) return fill(words.days.unread, { what: form[uncounted] });
  return isHere ? countText(list, to, words) : result.loading;
}

/** The company in the form, its dates, and how they leave the page. */
function useDeadlines({ day, maker, words: defaults, isEmbedded = false }: Opened) {
  const [id] = useState(() => companyId(crypto.getRandomValues(new Uint8Array(16))));
  const { typed, form, link } = useSharedForm({
    defaults: defaultFields(day),
    always: ['incorporated', 'from', 'id'],
    onVisit: () => ({ from: todayHere(), id }),
  });
  const read = readCompanyLink(typed, day);
  const linked = { ...read, id: read.id ?? id };
  const { company } = linked;
  const { from, to } = shownTime(typed, day);
  const { now: rules, inTime } = useRules(defaults, company);
  const uncounted = uncountedDay(typed);
  const list = (!uncounted && rules?.duties.deadlines(company, from, to)) || [];
  const ticks = useTicks(linked.id, isEmbedded);
  const wanted = async (): Promise<Omit<Wanted, 'reminders'>> => {
    const { duties, words } = await inTime();
    const dates = duties.deadlines(company, from, to);
    const { pathname } = linkToOwnPage() ?? location;
    const url = `${location.origin}${pathname}?${new URLSearchParams(companyLinkFields(linked))}`;
    return { linked, list: dates, stamp: stampNow(), url, maker, words };
  };
  const title = titleOf({ uncounted, isHere: rules !== undefined, list, to }, defaults);
  const view = choice(views, typed['view']);
  return { typed, form, link, linked, from, title, list, rules, isCounted: !uncounted, ticks, wanted, view };
}

type Found = Readonly<{ words: DeadlineWords; found: ReturnType<typeof useDeadlines> }>;

function Dates({ words, found: { linked, list, view, link, rules, ticks } }: Found) {
  const isEmbedded = useContext(Embedded);
  return (
    <Section id="dates" title={words.page.result.inFull}>
      <div className="stack">
        <p className="working-text">{words.working}</p>
        <Suspense>
          {rules?.isWhole && !isEmbedded && <LateTickTools ticks={ticks} words={words} list={list} />}
        </Suspense>
        {view === 'list' ? (
          <ol className="duties">
            {list.map((deadline) => (
              <DutyItem key={deadline.id} deadline={deadline} words={words}>
                {rules?.isWhole && ticks.asked && (
                  <Suspense>
                    <LateTick ticks={ticks} words={words} deadline={deadline} />
                  </Suspense>
                )}
              </DutyItem>
            ))}
          </ol>
        ) : (
          <Suspense>
            <LateMonths list={list} words={words} />
          </Suspense>
        )}
        <ShareTools
          words={words.sharing}
          result={deadlinesResult(linked, list, words)}
          link={link}
          table={() => deadlineTable(list, words)}
        />
      </div>
    </Section>
  );
}

/**
 * It stands while the rules of a country are on their way: what was opened or ticked in it stays. In pages of others it
 * offers the calendar alone: an address for mails is given on our own page.
 */
function Summary({ words, found }: Found) {
  const { linked, list, title, rules, isCounted, from, ticks, wanted } = found;
  const isEmbedded = useContext(Embedded);
  const shown = { words, title, isBusy: !rules, isCounted, linked, list };
  return (
    <DeadlineSummary {...shown} isDone={ticks.isDone}>
      <CalendarTools words={words} from={from} wanted={wanted} />
      {!isEmbedded && (
        <LateAlerts
          locale={words.locale}
          label={words.page.alerts}
          company={() => new URLSearchParams(companyLinkFields(linked)).toString()}
        />
      )}
    </DeadlineSummary>
  );
}

function Rest({ words, found }: Found) {
  const { list, linked, rules, isCounted, ticks } = found;
  const next = list.find(({ id }) => !ticks.isDone(id));
  const label = next ? words.rules.duties[next.duty].title : words.page.result.noNext;
  return (
    <>
      {isCounted && <Dates words={words} found={found} />}
      <OtherRules words={words} company={linked.company} undated={rules?.duties.undatedDuties(linked.company) ?? []} />
      {isCounted && (
        <Dock
          label={label}
          amount={next ? shortDay(words.locale, next.due) : ''}
          href="#result"
          linkText={words.page.result.see}
          working={words.working}
        />
      )}
    </>
  );
}

/** The page's tool: a form, the dates at a glance, each duty in full, and the rules without a date. */
export function Deadlines(props: Props) {
  const [defaults] = useState(() => opened(props.words));
  const { day, isEmbedded = false } = props;
  const found = useDeadlines({ ...props, words: defaults });
  const { typed, form, linked, rules } = found;
  const words = rules?.words;
  useNoEmptyDays();
  return (
    <Embedded value={isEmbedded}>
      <div className="wrap calc">
        <DeadlineForm
          words={defaults}
          form={form}
          company={linked.company}
          typed={typed}
          defaults={defaultFields(day)}
        />
        <Summary words={words ?? defaults} found={found} />
      </div>
      <p className="sr" role="status">
        {found.title}
      </p>
      {words && <Rest words={words} found={found} />}
    </Embedded>
  );
}
