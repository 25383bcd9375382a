import { type Answer, reviewCalls, type Role, todayCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../api/client.ts';
import { useAsk, useSend } from '../api/query.ts';
import type { LaunchItems, Reviews } from '../api/shapes.ts';
import { Fold } from '../shell/fold.tsx';
import { Part } from '../shell/part.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { ReviewList } from './review-list.tsx';
import { SourceList } from './source-list.tsx';

type Props = Readonly<{ role: Role }>;

/** Looks at everything now, on a press: it asks the mail server and the site by its public address. */
function Report() {
  const [findings, setFindings] = useState<Answer<typeof todayCalls.report>['findings']>();
  const { isBusy, failure, send } = useSend(
    () => ask(todayCalls.report, {}),
    (answer) => setFindings(answer.findings),
  );
  const { troubles } = useWords().today;
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

/** Facts, fees and claims, and the pages that we cite: one count of all, and the lists when one opens it. */
function Due({ found, role }: Props & Readonly<{ found: Reviews }>) {
  const { reviews: own, sources } = useWords().today;
  const { answer, failure } = useAsk(todayCalls.sources, {});
  const count = found.reviews.length + (answer?.report?.findings.length ?? 0);
  return (
    <Fold title={count === 0 ? own.none : fill(own.summary, { count })} standing="">
      <ReviewList found={found} mayConfirm={role !== 'reader'} />
      <h3>{sources.title}</h3>
      <Failure failure={failure} />
      {answer && <SourceList report={answer.report} />}
    </Fold>
  );
}

/** What stands between the site and its first visitors: by level, and within it by kind. */
function Launch({ items }: Readonly<{ items: LaunchItems }>) {
  const { launch: own } = useWords().today;
  const kindOf = (kind: string) => (Object.hasOwn(own.kinds, kind) ? (kind as keyof typeof own.kinds) : 'other'); // it is one of them
  return (
    <Fold title={fill(own.summary, { count: items.length })} standing="">
      {[...Map.groupBy(items, ({ level }) => level)].map(([level, inside]) => (
        <section key={level}>
          <h3>{fill(own.levels[level], { count: inside.length })}</h3>
          <ul className="ruled">
            {[...Map.groupBy(inside, ({ kind }) => kindOf(kind))].map(([kind, { length: count }]) => (
              <li key={kind}>{fill(own.kinds[kind], { count })}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className="small muted">{own.text}</p>
    </Fold>
  );
}

/** What is left before the launch; nothing where nothing is. */
export function BeforeLaunch() {
  const { launch } = useWords().today;
  const { answer } = useAsk(reviewCalls.launch, {});
  if (answer === undefined || answer.items.length === 0) return null;
  return (
    <section className="sheet card-pad" aria-labelledby="launch">
      <h2 id="launch">{launch.title}</h2>
      <Launch items={answer.items} />
    </section>
  );
}

/** What has to be looked at again, folded; for an owner, the check of the whole server. */
export function Checks({ role }: Props) {
  const { reviews: own } = useWords().today;
  return (
    <Part id="reviews" title={own.title} call={reviewCalls.list} input={{}}>
      {(found) => (
        <>
          <Due found={found} role={role} />
          {role === 'owner' && <Report />}
        </>
      )}
    </Part>
  );
}
