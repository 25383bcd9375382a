import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { ago } from './times.ts';
import { type Finding, report, type Troubles } from './today-calls.ts';
import { Failure } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; found: Troubles; isOwner: boolean }>;

/** The report that the command doctor gives, on a press: it asks the mail server and the site by its public address. */
function Report({ words }: Pick<Props, 'words'>) {
  const [findings, setFindings] = useState<readonly Finding[]>();
  const { isBusy, failure, attempt } = useAttempt();
  const { troubles } = words.today;
  return (
    <>
      <div>
        <Button
          look="ghost"
          small
          disabled={isBusy}
          onClick={() => void attempt(report, (answer) => setFindings(answer.findings))}
        >
          {isBusy ? troubles.looking : troubles.report}
        </Button>
      </div>
      <Failure words={words} failure={failure} />
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
export function TroubleList({ words, locale, found, isOwner }: Props) {
  const { troubles: own } = words.today;
  const { troubles, looked, isWatched } = found;
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
      {isWatched && looked !== null && troubles.length === 0 && <p>{fill(own.none, { time: ago(locale, looked) })}</p>}
      {isOwner && <Report words={words} />}
    </>
  );
}
