import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { Button, Chip } from '@formation/ui';
import { useState } from 'react';
import type { Confirmed, Review, Reviews } from '../api/shapes.ts';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { useReviews } from './use-reviews.ts';

function Sources({ review }: Readonly<{ review: Review }>) {
  const { today } = useWords();
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

type AnswerProps = Readonly<{ review: Review; isBusy: boolean; onTrue: () => void }>;

/** What somebody found at the source: nothing to do but to say so, or what to change, and where. */
function Answer({ review: { kind, name }, isBusy, onTrue }: AnswerProps) {
  const { today } = useWords();
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
      {isChanged && <p>{own.recipes[kind]}</p>}
    </>
  );
}

type RowProps = AnswerProps & Readonly<{ mayConfirm: boolean }>;

function ReviewRow({ mayConfirm, ...rest }: RowProps) {
  const locale = useLocale();
  const { reviews: own } = useWords().today;
  const { kind, name, says, by, owner } = rest.review;
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
      <Sources review={rest.review} />
      {mayConfirm && <Answer {...rest} />}
    </li>
  );
}

type LatelyProps = Readonly<{
  all: readonly Confirmed[];
  isBusy: boolean;
  onUndo: ((one: Confirmed) => void) | undefined;
}>;

/** What was found still true of late, so that a wrong tap can be taken back. */
function Lately({ all, isBusy, onUndo }: LatelyProps) {
  const { nameOf } = useStaff();
  const locale = useLocale();
  const { reviews: own } = useWords().today;
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
              {fill(own.confirmed.by, { day: dayText(locale, one.day), who: nameOf(one.who) })}
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

type ListProps = Readonly<{ found: Reviews; mayConfirm: boolean }>;

/** Where the eye and the screen reader go on: the button that was pressed has gone. */
const lead = (to: HTMLElement | null) => to?.focus();

/** Facts, fees and claims that somebody has to look at again, each with where to look and where to change it. */
export function ReviewList({ found, mayConfirm }: ListProps) {
  const { reviews: own } = useWords().today;
  const { reviews: due, confirmed } = found;
  const { done, isBusy, failure, confirm, undo } = useReviews(own);
  return (
    <>
      {done !== undefined && (
        <p key={done} ref={lead} tabIndex={-1}>
          {done}
        </p>
      )}
      <Failure failure={failure} />
      {due.length === 0 ? (
        <p>{own.none}</p>
      ) : (
        <ul className="ruled">
          {due.map((review) => (
            <ReviewRow
              key={`${review.kind} ${review.key}`}
              {...{ review, mayConfirm, isBusy }}
              onTrue={() => confirm(review)}
            />
          ))}
        </ul>
      )}
      <Lately all={confirmed} isBusy={isBusy} onUndo={mayConfirm ? undo : undefined} />
    </>
  );
}
