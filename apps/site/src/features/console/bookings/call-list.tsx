import { addDays, dayText } from '@formation/calendar';
import { blockedTimeCalls, bookingCalls, csvCalls, todayCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Segmented } from '@formation/ui';
import { useAsk } from '../api/query.ts';
import type { Call as CallInList } from '../api/shapes.ts';
import { CsvButton } from '../inbox/csv-button.tsx';
import { AskAgain } from '../shell/ask-again.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWide } from '../shell/use-wide.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { BlockedList } from './blocked-list.tsx';
import { dayIn, type DaySpan, instantsOf, spanAround, type SpanKind } from './call-spans.ts';
import { DayList } from './day-list.tsx';
import { NewEntry } from './new-entry.tsx';
import { NextCall } from './next-call.tsx';
import { WeekGrid } from './week-grid.tsx';

type Props = Readonly<{ query: URLSearchParams; mayWork: boolean; go: (query: string) => void }>;
type Go = Pick<Props, 'go'>;
type Shown = Readonly<{ kind: SpanKind; span: DaySpan }>;

const spanOf = (span: DaySpan) => {
  const { from, to } = instantsOf(span);
  return { query: { from: new Date(from).toISOString(), to: new Date(to).toISOString() } };
};

/** The next call, where it is not among those that are shown. */
function Next({ shown }: Readonly<{ shown: readonly CallInList[] }>) {
  const { answer } = useAsk(todayCalls.today, {}, { renews: true });
  const next = answer?.nextCall ?? null;
  return shown.some(({ id }) => id === next?.id) ? null : <NextCall next={next} />;
}

/** The days of a span, asked for anew for each span and each press, and when one comes back to them. */
function SpanOfDays({ kind, span, mayWork, go }: Omit<Props, 'query'> & Shown) {
  const words = useWords();
  const { answer, at, failure, load } = useAsk(bookingCalls.list, spanOf(span), { renews: true });
  const { answer: found, ...blocks } = useAsk(blockedTimeCalls.list, spanOf(span), { renews: true });
  const shown = { calls: answer?.calls ?? [], now: at, go };
  const blocked = found?.blocked ?? [];
  if (failure !== undefined) return <AskAgain failure={failure} load={load} />;
  if (answer === undefined) return <p className="muted">{words.loading}</p>;
  return (
    <>
      <Next shown={shown.calls} />
      {kind === 'week' ? (
        <WeekGrid first={span.first} blocked={blocked} mayWork={mayWork} {...shown} />
      ) : (
        <DayList {...shown} />
      )}
      <AskAgain failure={blocks.failure} load={blocks.load} />
      <BlockedList blocked={blocked} mayWork={mayWork} onUnblocked={blocks.load} />
    </>
  );
}

/** The ways to another span. */
function Steps({ kind, span, go }: Go & Shown) {
  const { calls } = useWords();
  const isWide = useWide();
  const show = (day: string, shown = kind) => go(`?calls&span=${shown === 'month' ? 'month' : 'week'}&day=${day}`);
  const steps = [
    [calls.before, () => show(span.before)],
    [calls.now, () => go(`?calls&span=${kind === 'month' ? 'month' : 'week'}`)],
    [calls.after, () => show(span.after)],
  ] as const;
  return (
    <div className="cluster">
      <Segmented
        legend={calls.span.label}
        options={([isWide ? 'week' : 'days', 'month'] as const).map((value) => ({ value, label: calls.span[value] }))}
        value={kind}
        onChange={(value) => show(span.first, value)}
      />
      {steps.map(([label, step]) => (
        <Button key={label} look="ghost" onClick={step}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Calls({ query, mayWork, go }: Props) {
  const locale = useLocale();
  const { calls, places } = useWords();
  const isWide = useWide();
  useTitle(places.calls);
  const kind: SpanKind = query.get('span') === 'month' ? 'month' : isWide ? 'week' : 'days';
  const span = spanAround(dayIn(query.get('day')), kind);
  const range = { from: dayText(locale, span.first), to: dayText(locale, addDays(span.after, -1)) };
  return (
    <section className="sheet card-pad" aria-labelledby="calls">
      <div className="cluster spread">
        <h2 id="calls">{calls.title}</h2>
        {mayWork && (
          <div className="cluster">
            <Button onClick={() => go(`?calls&new&day=${query.get('day') ?? ''}`)}>{calls.create.title}</Button>
            <Button look="ghost" onClick={() => go(`?calls&block&day=${query.get('day') ?? ''}`)}>
              {calls.block.title}
            </Button>
          </div>
        )}
      </div>
      <Steps kind={kind} span={span} go={go} />
      <p aria-live="polite">{fill(calls.range, range)}</p>
      <SpanOfDays go={go} mayWork={mayWork} kind={kind} span={span} />
      <CsvButton key={span.first + span.after} call={csvCalls.calls} input={spanOf(span)} name="calls" />
    </section>
  );
}

/** The calls of a week as a grid, on a small screen as a list that goes on into the next; or those of a month. */
export function CallList(props: Props) {
  const { query, mayWork } = props;
  if (mayWork && (query.has('new') || query.has('block'))) return <NewEntry {...props} />;
  return <Calls {...props} />;
}
