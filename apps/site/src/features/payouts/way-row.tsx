import { fill } from '@formation/content';
import { moneyText, percentText } from '@formation/money';
import { isArrival, type Ranked } from '@formation/payouts';
import { Chip } from '@formation/ui';
import { lazy, Suspense } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { betweenText } from './best-way.tsx';
import type { PayoutsWords } from './payouts-words.ts';
import { useOpened } from './use-opened.ts';
import type { Asking } from './use-payouts.ts';
import './ways.css';

/** What a way opens to comes in a chunk of its own, when the first one is opened. */
const WayDetails = lazy(() =>
  retryLoad(() => import('./way-details.tsx').then((chunk) => ({ default: chunk.WayDetails }))),
);

/** A way that is not offered, or that needs a number which nobody publishes. */
export function RefusedWay({ row: { answer }, words: { page } }: Readonly<{ row: Ranked; words: PayoutsWords }>) {
  if (isArrival(answer)) return undefined;
  const reason =
    answer.refused === 'not-offered'
      ? page.result.notOffered
      : fill(page.result.missing, { numbers: answer.missing.map((key) => page.assumptions[key]).join('; ') });
  return (
    <li className="way refused">
      <b>{page.routes[answer.route].name}</b>
      <p className="small">{reason}</p>
    </li>
  );
}

/** A place that is certain, or the best and the worst that it can be. */
function Rank({ places, words: { page } }: Readonly<{ places: Ranked['places']; words: PayoutsWords }>) {
  if (!places) return <span className="rank num" />;
  const { best, worst } = places;
  const [name, text] =
    best === worst ? [page.result.placeName, String(best)] : [page.result.placesName, fill(page.result.places, places)];
  return (
    <span className="rank num">
      <span aria-hidden="true">{text}</span>
      <span className="sr">{fill(name, places)}</span>
    </span>
  );
}

type Props = Readonly<{ row: Ranked; asking: Asking; words: PayoutsWords }>;

/** One way in the list: what arrives, and opened its ledger, its numbers, what it needs and what can go wrong. */
export function WayRow({ row, asking, words }: Props) {
  const { isOpened, details } = useOpened();
  const { answer, isOpen, places } = row;
  if (!isArrival(answer)) return undefined;
  const { page } = words;
  const { name } = page.routes[answer.route];
  return (
    <li className="way">
      <details {...details}>
        <summary>
          <Rank places={places} words={words} />
          <span className="name">
            <b>{name}</b>
            {!isOpen && <Chip tone="warn">{page.result.withCompany}</Chip>}
          </span>
          <span className="amt">{moneyText(answer.received.value)}</span>
          <small className="between-text">
            {betweenText(row, words) ?? fill(page.result.kept, { percent: percentText(answer.share.value, 1) })}
          </small>
        </summary>
        {isOpened && (
          <Suspense>
            <WayDetails answer={answer} asking={asking} words={words} />
          </Suspense>
        )}
      </details>
    </li>
  );
}
