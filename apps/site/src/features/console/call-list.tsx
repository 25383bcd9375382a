import { addDays, dayAt, dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Chip, Segmented } from '@formation/ui';
import { useState } from 'react';
import { useLoaded } from '../../hydration/use-loaded.ts';
import { type Call, callsIn, spanQuery } from './call-calls.ts';
import { dayBefore, dayIn, type DaySpan, instantsOf, spanAround, type SpanKind } from './call-spans.ts';
import { CsvButton } from './csv-button.tsx';
import { PlaceLink } from './place-link.tsx';
import { clockTime, colombo } from './times.ts';
import { Failure } from './typed-form.tsx';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; query: URLSearchParams; go: (query: string) => void }>;

const dayParts = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** How a call stands, where that is not simply booked. */
function Standing({ words: { calls }, call, now }: Readonly<{ words: Words; call: Call; now: number }>) {
  if (call.state === 'cancelled') return <Chip tone="warn">{calls.state.cancelled}</Chip>;
  if (call.outcome !== '') return <Chip>{calls.state[call.outcome]}</Chip>;
  return Date.parse(call.end) < now && <Chip tone="warn">{calls.state.over}</Chip>;
}

function CallRow({ words, locale, call, now, go }: Omit<Props, 'query'> & Readonly<{ call: Call; now: number }>) {
  const query = `?call=${call.id}`;
  return (
    <li className="stack enquiry-row">
      <p className="cluster">
        <b>{clockTime(locale, call.start, colombo)}</b>
        <PlaceLink query={query} go={go}>
          <bdi>{call.name}</bdi>
        </PlaceLink>
        <Standing words={words} call={call} now={now} />
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

type Loaded = Readonly<{ calls: readonly Call[]; now: number }>;

function Days({ words, locale, loaded, go }: Omit<Props, 'query'> & Readonly<{ loaded: Loaded }>) {
  const { calls, now } = loaded;
  const days = Map.groupBy(calls, ({ start }) => dayAt(Date.parse(start), colombo));
  if (calls.length === 0) return <p className="empty">{words.calls.none}</p>;
  return [...days].map(([day, all]) => (
    <div key={day}>
      <h3>{dayText(locale, day, dayParts)}</h3>
      <ul className="ruled">
        {all.map((call) => (
          <CallRow key={call.id} words={words} locale={locale} call={call} now={now} go={go} />
        ))}
      </ul>
    </div>
  ));
}

/** The days of a span, asked for anew for each span and each press. */
function SpanOfDays({ span, ...props }: Omit<Props, 'query'> & Readonly<{ span: DaySpan }>) {
  const { words } = props;
  const [turn, setTurn] = useState(0);
  const found = useLoaded(`${span.first} ${span.after} ${turn}`, async () => {
    const answer = await callsIn(instantsOf(span));
    return isRefused(answer) ? answer : { ...answer, now: Date.now() };
  });
  if (found === undefined) return <p className="muted">{words.loading}</p>;
  if (!isRefused(found)) return <Days {...props} loaded={found} />;
  return (
    <>
      <Failure words={words} failure={found.refused} />
      <div>
        <Button look="ghost" small onClick={() => setTurn(turn + 1)}>
          {words.today.again}
        </Button>
      </div>
    </>
  );
}

/** The calls of a week or a month, day by day, by the clock in Colombo and the visitor's. */
export function CallList({ query, ...props }: Props) {
  const { words, locale, go } = props;
  const { calls } = words;
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
      <CsvButton
        key={span.first + span.after}
        words={words}
        path={`/csv/calls?${spanQuery(instantsOf(span))}`}
        name="calls"
      />
      <p className="small muted">{calls.ours}</p>
    </section>
  );
}
