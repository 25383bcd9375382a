import { todayCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Note } from '@formation/ui';
import { useAsk } from '../api/query.ts';
import type { Troubles } from '../api/shapes.ts';
import { ago } from '../bookings/times.ts';
import { Part } from '../shell/part.tsx';
import { Unreached } from '../shell/unreached.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';
import { type Problem, problemsIn } from './problems-in.ts';

type Place = keyof Words['today']['troubles']['go'];

const addresses: Readonly<Record<Place, string>> = {
  held: '?state=held',
  hours: '?hours',
  calls: '?calls',
  account: '?account',
};

/** Where a problem is mended, for those that one mends here. */
const mends: Readonly<Record<string, Place>> = {
  'mails held for a day': 'held',
  'texts of a day': 'held',
  'many calls booked': 'calls',
  'no free time left': 'hours',
  'sign-ins refused': 'account',
  'closed days': 'hours',
};

function ProblemNote({ problem: { check, since } }: Readonly<{ problem: Problem }>) {
  const locale = useLocale();
  const { troubles: own } = useWords().today;
  const { says, help } = check === 'unwatched' ? own.unwatched : own.known[check];
  const place = mends[check];
  return (
    <Note tone="bad" title={says}>
      {help} {since !== null && fill(own.since, { time: ago(locale, since) })}{' '}
      {place !== undefined && <a href={`/console${addresses[place]}`}>{own.go[place]}</a>}
    </Note>
  );
}

function ProblemList({ found }: Readonly<{ found: Troubles }>) {
  return (
    <>
      {problemsIn(found).map((problem) => (
        <ProblemNote key={problem.check} problem={problem} />
      ))}
      {found.unreached.map(({ kind, id, name, phone }) => (
        <Unreached key={id} phone={phone}>
          <a href={`/console?${kind}=${id}`}>
            <bdi>{name}</bdi>
          </a>
        </Unreached>
      ))}
    </>
  );
}

/** What fails, since when and what mends it; nothing where nothing does. */
export function Problems() {
  const { troubles: own } = useWords().today;
  const { answer, failure } = useAsk(todayCalls.troubles, {}, { renews: true });
  const isFine = answer === undefined || problemsIn(answer).length + answer.unreached.length === 0;
  if (isFine && failure === undefined) return null;
  return (
    <Part id="troubles" title={own.title} call={todayCalls.troubles} input={{}} renews>
      {(found) => <ProblemList found={found} />}
    </Part>
  );
}
