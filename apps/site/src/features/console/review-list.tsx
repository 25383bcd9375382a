import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { Chip, Icon } from '@formation/ui';
import type { ReactNode } from 'react';
import type { launch, Review } from './today-calls.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string }>;

/** How many there are; the list itself is opened, for it can be long. */
function Folded({ summary, children }: Readonly<{ summary: string; children: ReactNode }>) {
  return (
    <details>
      <summary className="cluster">
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <ul className="ruled">{children}</ul>
    </details>
  );
}

function ReviewRow({ words: { today }, locale, review }: Props & Readonly<{ review: Review }>) {
  const { reviews: own } = today;
  const { kind, name, says, by, sources, owner, where } = review;
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
      {sources.map(({ title, url }) =>
        url === null ? (
          <span key={title}>{title}</span>
        ) : (
          <a key={title} href={url} target="_blank" rel="noreferrer">
            {fill(own.source, { title })}
          </a>
        ),
      )}
      <p className="small muted">{fill(own.where, { where })}</p>
    </li>
  );
}

/** Facts, fees and claims that somebody has to look at again, each with where to look and where to change it. */
export function ReviewList({ words, locale, reviews }: Props & Readonly<{ reviews: readonly Review[] }>) {
  const { reviews: own } = words.today;
  if (reviews.length === 0) return <p>{own.none}</p>;
  return (
    <Folded summary={fill(own.summary, { count: reviews.length })}>
      {reviews.map((review) => (
        <ReviewRow key={review.kind + review.name} words={words} locale={locale} review={review} />
      ))}
    </Folded>
  );
}

type Items = Extract<Awaited<ReturnType<typeof launch>>, { items: unknown }>['items'];

/** What stands between the site and its first visitors. */
export function LaunchList({ words, items }: Pick<Props, 'words'> & Readonly<{ items: Items }>) {
  const { launch: own } = words.today;
  if (items.length === 0) return <p>{own.none}</p>;
  return (
    <Folded summary={fill(own.summary, { count: items.length })}>
      {items.map(({ what, where }) => (
        <li key={what + where} className="stack enquiry-row">
          <p>{what}</p>
          <p className="small muted">{fill(own.where, { where })}</p>
        </li>
      ))}
    </Folded>
  );
}
