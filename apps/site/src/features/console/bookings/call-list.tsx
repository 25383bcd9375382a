import { addDays, dayAt, dayText } from '@formation/calendar';
import { bookingCalls, csvCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Chip, Segmented } from '@formation/ui';
import { useAsk } from '../api/query.ts';
import type { Call } from '../api/shapes.ts';
import { CsvButton } from '../inbox/csv-button.tsx';
import { AskAgain } from '../shell/ask-again.tsx';
import { PlaceLink } from '../shell/place-link.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { dayBefore, dayIn, type DaySpan, instantsOf, spanAround, type SpanKind } from './call-spans.ts';
import { clockTime, colombo } from './times.ts';

type Props = Readonly<{ query: URLSearchParams; go: (query: string) => void }>;

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** How a call stands, where that is not simply booked. */
function Standing({ call, now }: Readonly<{ call: Call; now: number }>) {
  const { calls } = useWords();
  if (call.state === 'cancelled') return <Chip tone="warn">{calls.state.cancelled}</Chip>;
  if (call.outcome !== '') return <Chip>{calls.state[call.outcome]}</Chip>;
  if (call.confirmed === '' && Date.parse(call.end) >= now) return <Chip>{calls.state.unconfirmed}</Chip>;
  return Date.parse(call.end) < now && <Chip tone="warn">{calls.state.over}</Chip>;
}

function CallRow({ call, now, go }: Omit<Props, 'query'> & Readonly<{ call: Call; now: number }>) {
  const words = useWords();
  const locale = useLocale();
  const query = `?call=${call.id}`;
  return (
    <li className="stack enquiry-row">
      <p className="cluster">
        <b>{clockTime(locale, call.start, colombo)}</b>
        <PlaceLink query={query} go={go}>
          <bdi>{call.name}</bdi>
        </PlaceLink>
        <Standing call={call} now={now} />
      </p>
      <p className="small muted cluster">
        {call.timeZone !== colombo && (
          <span>
            {fill(words.calls.theirs, { time: clockTime(locale, call.start, call.timeZone), zone: call.timeZone })}
          </span>
        )}
        {call.topic !== '' && <bdi className="plain-text">{call.topic}</bdi>}
      </p>
    </li>
  );
}

type DaysProps = Omit<Props, 'query'> & Readonly<{ calls: readonly Call[]; now: number }>;

function Days({ calls, now, go }: DaysProps) {
  const words = useWords();
  const locale = useLocale();
  const days = Map.groupBy(calls, ({ start }) => dayAt(Date.parse(start), colombo));
  if (calls.length === 0) return <p className="empty">{words.calls.none}</p>;
  return [...days].map(([day, all]) => (
    <div key={day}>
      <h3>{dayText(locale, day, dayParts)}</h3>
      <ul className="ruled">
        {all.map((call) => (
          <CallRow key={call.id} call={call} now={now} go={go} />
        ))}
      </ul>
    </div>
  ));
}

const spanOf = (span: DaySpan) => {
  const { from, to } = instantsOf(span);
  return { query: { from: new Date(from).toISOString(), to: new Date(to).toISOString() } };
};

/** The days of a span, asked for anew for each span and each press. */
function SpanOfDays({ span, go }: Omit<Props, 'query'> & Readonly<{ span: DaySpan }>) {
  const words = useWords();
  const { answer, at, failure, load } = useAsk(bookingCalls.list, spanOf(span));
  if (answer !== undefined && failure === undefined) return <Days calls={answer.calls} now={at} go={go} />;
  if (failure === undefined) return <p className="muted">{words.loading}</p>;
  return <AskAgain failure={failure} load={load} />;
}

/** The calls of a week or a month, day by day, by the clock in Colombo and the visitor's. */
export function CallList({ query, ...props }: Props) {
  const locale = useLocale();
  const { go } = props;
  const { calls, places } = useWords();
  useTitle(places.calls);
  const kind: SpanKind = query.get('span') === 'month' ? 'month' : 'week';
  const span = spanAround(dayIn(query.get('day')), kind);
  const show = (day: string, shown: SpanKind = kind) => go(`?calls&span=${shown}&day=${day}`);
  const steps = [
    [calls.before, () => show(dayBefore(span))],
    [calls.now, () => go(`?calls&span=${kind}`)],
    [calls.after, () => show(span.after)],
  ] as const;
  const range = { from: dayText(locale, span.first), to: dayText(locale, addDays(span.after, -1)) };
  return (
    <section className="sheet card-pad" aria-labelledby="calls">
      <h2 id="calls">{calls.title}</h2>
      <Segmented
        legend={calls.span.label}
        options={(['week', 'month'] as const).map((value) => ({ value, label: calls.span[value] }))}
        value={kind}
        onChange={(value) => show(span.first, value)}
      />
      <div className="cluster">
        {steps.map(([label, step]) => (
          <Button key={label} look="ghost" small onClick={step}>
            {label}
          </Button>
        ))}
      </div>
      <p aria-live="polite">{fill(calls.range, range)}</p>
      <SpanOfDays {...props} span={span} />
      <CsvButton key={span.first + span.after} call={csvCalls.calls} input={spanOf(span)} name="calls" />
      <p className="small muted">{calls.ours}</p>
    </section>
  );
}
