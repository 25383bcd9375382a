import { type Answer, todayCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Troubles } from '../api/shapes.ts';
import { ago } from '../bookings/times.ts';
import { Failure } from '../shell/typed-form.tsx';
import { Unreached } from '../shell/unreached.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

type Props = Readonly<{ found: Troubles; isOwner: boolean }>;

/** The report that the command doctor gives, on a press: it asks the mail server and the site by its public address. */
function Report() {
  const words = useWords();
  const [findings, setFindings] = useState<Answer<typeof todayCalls.report>['findings']>();
  const { isBusy, failure, send } = useSend(
    () => ask(todayCalls.report, {}),
    (answer) => setFindings(answer.findings),
  );
  const { troubles } = words.today;
  return (
    <>
      <div>
        <Button look="ghost" small disabled={isBusy} onClick={() => send()}>
          {isBusy ? troubles.looking : troubles.report}
        </Button>
      </div>
      <Failure failure={failure} />
      <div aria-live="polite">
        {findings && (
          <dl className="terms">
            {findings.map(({ about, state, says }) => (
              <div key={about}>
                <dt>
                  {troubles.states[state]}: {about}
                </dt>
                <dd className="plain-text">{says}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  );
}

/** What is wrong, as the server tells it by mail, and whether anybody looks at all. */
export function TroubleList({ found, isOwner }: Props) {
  const locale = useLocale();
  const { troubles: own } = useWords().today;
  const { troubles, unreached, looked, isWatched } = found;
  return (
    <>
      {!isWatched && <Note tone="bad">{own.unwatched}</Note>}
      {troubles.map(({ name, says, since }) => (
        <Note key={name + says} tone="bad" title={name}>
          <span className="plain-text">
            {says} {since !== null && fill(own.since, { time: ago(locale, since) })}
          </span>
        </Note>
      ))}
      {unreached.map(({ kind, id, name, phone }) => (
        <Unreached key={id} phone={phone}>
          <a href={`/console?${kind}=${id}`}>
            <bdi>{name}</bdi>
          </a>
        </Unreached>
      ))}
      {isWatched && looked !== null && troubles.length + unreached.length === 0 && (
        <p>{fill(own.none, { time: ago(locale, looked) })}</p>
      )}
      {isOwner && <Report />}
    </>
  );
}
