import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Chip } from '@formation/ui';
import { useState } from 'react';
import { isLost } from './calls.ts';
import { Folded } from './folded.tsx';
import { type Confirmed, type Review, type Reviews, reviews, stillTrue, undoStillTrue } from './today-calls.ts';
import { Failure } from './typed-form.tsx';
import { useAttempt } from './use-attempt.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string }>;

function Sources({ words: { today }, review }: Pick<Props, 'words'> & Readonly<{ review: Review }>) {
  const { reviews: own } = today;
  return (
    <>
      {review.sources.map(({ title, url }) =>
        url === null ? (
          <span key={title}>{title}</span>
        ) : (
          <a key={title} href={url} target="_blank" rel="noreferrer">
            {fill(own.source, { title })}
          </a>
        ),
      )}
      {review.page !== null && (
        <a href={review.page} target="_blank" rel="noreferrer">
          {own.ours}
        </a>
      )}
    </>
  );
}

type AnswerProps = Pick<Props, 'words'> & Readonly<{ review: Review; isBusy: boolean; onTrue: () => void }>;

/** What somebody found at the source: nothing to do but to say so, or what to change, and where. */
function Answer({ words: { today }, review: { kind, name }, isBusy, onTrue }: AnswerProps) {
  const { reviews: own } = today;
  const [isChanged, setChanged] = useState(false);
  const label = (button: string) => fill(own.about, { button, name });
  return (
    <>
      <div className="cluster">
        <Button look="ghost" small disabled={isBusy} aria-label={label(own.stillTrue)} onClick={onTrue}>
          {own.stillTrue}
        </Button>
        <Button
          look="ghost"
          small
          aria-label={label(own.changed)}
          aria-expanded={isChanged}
          onClick={() => setChanged(!isChanged)}
        >
          {own.changed}
        </Button>
      </div>
      {isChanged && (
        <div className="stack">
          <p>{own.recipes[kind]}</p>
          <p className="small muted">{own.recipesAt}</p>
        </div>
      )}
    </>
  );
}

type RowProps = Props & Omit<AnswerProps, 'words'> & Readonly<{ mayConfirm: boolean }>;

function ReviewRow({ words, locale, mayConfirm, ...rest }: RowProps) {
  const { reviews: own } = words.today;
  const { kind, name, says, by, owner, where } = rest.review;
  return (
    <li className="stack enquiry-row">
      <p className="cluster">
        <Chip>{own.kinds[kind]}</Chip>
        <b>{name}</b>
        {by !== null && (
          <span className="small muted">
            {fill(kind === 'claim' ? own.stated : own.by, { day: dayText(locale, by) })}
          </span>
        )}
      </p>
      <p>{kind === 'fee' ? fill(own.fees, { count: says }) : says}</p>
      {owner !== '' && <p>{fill(own.owner, { owner })}</p>}
      <Sources words={words} review={rest.review} />
      <p className="small muted">{fill(own.where, { where })}</p>
      {mayConfirm && <Answer words={words} {...rest} />}
    </li>
  );
}

type LatelyProps = Props &
  Readonly<{ all: readonly Confirmed[]; isBusy: boolean; onUndo: ((one: Confirmed) => void) | undefined }>;

/** What was found still true of late, so that a wrong tap can be taken back. */
function Lately({ words, locale, all, isBusy, onUndo }: LatelyProps) {
  const { reviews: own } = words.today;
  if (all.length === 0) return null;
  return (
    <>
      <h3>{own.confirmed.title}</h3>
      <p className="small muted">{own.confirmed.text}</p>
      <ul className="ruled">
        {all.map((one) => (
          <li key={one.id} className="cluster">
            <Chip>{own.kinds[one.kind]}</Chip>
            <b>{one.name}</b>
            <span className="small muted">
              {fill(own.confirmed.by, { day: dayText(locale, one.day), who: one.who })}
            </span>
            {onUndo && (
              <Button
                look="ghost"
                small
                disabled={isBusy}
                aria-label={fill(own.about, { button: own.confirmed.undo, name: one.name })}
                onClick={() => onUndo(one)}
              >
                {own.confirmed.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

type ListProps = Props & Readonly<{ first: Reviews; mayConfirm: boolean }>;

/** Where the eye and the screen reader go on: the button that was pressed has gone. */
const lead = (to: HTMLElement | null) => to?.focus();

/** The list as the server answered last, and what was done to it. */
function useReviews(first: Reviews, { confirmed: own }: Words['today']['reviews']) {
  const [found, setFound] = useState(first);
  const [done, setDone] = useState<string>();
  const { isBusy, failure, attempt } = useAttempt();
  const seenAgain = async () => {
    const now = await reviews();
    if (!isRefused(now)) setFound(now);
  };
  const send = (work: () => ReturnType<typeof stillTrue>, says: string) => {
    const sent = async () => {
      const answer = await work();
      if (!isRefused(answer)) return answer;
      setDone(undefined); // what was said of another one stands beside no failure
      if (!isLost(answer)) await seenAgain();
      return answer;
    };
    void attempt(sent, (answer) => {
      setFound(answer);
      setDone(says);
    });
  };
  return {
    ...found,
    done,
    isBusy,
    failure,
    confirm: (review: Review) => send(() => stillTrue(review), fill(own.said, { name: review.name })),
    undo: ({ id, name }: Confirmed) => send(() => undoStillTrue(id), fill(own.undone, { name })),
  };
}

/** Facts, fees and claims that somebody has to look at again, each with where to look and where to change it. */
export function ReviewList({ words, locale, first, mayConfirm }: ListProps) {
  const { reviews: own } = words.today;
  const { reviews: due, confirmed, done, isBusy, failure, confirm, undo } = useReviews(first, own);
  return (
    <>
      {done !== undefined && (
        <p key={done} ref={lead} tabIndex={-1}>
          {done}
        </p>
      )}
      <Failure words={words} failure={failure} />
      {due.length === 0 ? (
        <p>{own.none}</p>
      ) : (
        <Folded summary={fill(own.summary, { count: due.length })}>
          {due.map((review) => (
            <ReviewRow
              key={`${review.kind} ${review.key}`}
              {...{ words, locale, review, mayConfirm, isBusy }}
              onTrue={() => confirm(review)}
            />
          ))}
        </Folded>
      )}
      <Lately words={words} locale={locale} all={confirmed} isBusy={isBusy} onUndo={mayConfirm ? undo : undefined} />
    </>
  );
}
