import { fill } from '@formation/content';
import { moneyText, percentText } from '@formation/money';
import { isArrival, routeOf, type Ranked, type Scale } from '@formation/payouts';
import { Chip } from '@formation/ui';
import { lazy, Suspense } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { refusalText, routeWords, type PayoutsWords } from './payouts-words.ts';
import { useOpened } from './use-opened.ts';
import type { Asking } from './use-payouts.ts';
import { WayBar } from './way-bar.tsx';
import { betweenText, FIRST_WAY, paysBackText, placeText, unconfirmedText } from './way-texts.ts';
import './ways.css';

/** What a route opens to comes in a chunk of its own, when the first one is opened. */
const WayDetails = lazy(() =>
  retryLoad(() => import('./way-details.tsx').then((chunk) => ({ default: chunk.WayDetails }))),
);

/** A route that has no amount, and why. */
export function RefusedWay({ row: { answer }, words }: Readonly<{ row: Ranked; words: PayoutsWords }>) {
  if (isArrival(answer)) return undefined;
  return (
    <li className="way refused">
      <b>{routeWords(answer.route, words).name}</b>
      <p className="small">{refusalText(answer, words)}</p>
    </li>
  );
}

type Props = Readonly<{
  row: Ranked;
  scale: Scale | undefined;
  isFirst: boolean;
  asking: Asking;
  words: PayoutsWords;
}>;

/** What a route can bring, or the share that arrives where that is certain; its place, how sure it is, and whether its company pays. */
function noteText(row: Ranked, share: string, words: PayoutsWords): string {
  const said = betweenText(row, words) ?? fill(words.page.result.kept, { percent: share });
  return [said, placeText(row, words), unconfirmedText(row, words), paysBackText(row, words)]
    .filter(Boolean)
    .join(' · ');
}

/** One route in the list: what arrives on the scale of all; opened its breakdown, its needs and what can go wrong. */
export function WayRow({ row, scale, isFirst, asking, words }: Props) {
  const { isOpened, details } = useOpened();
  const { answer, isOpen } = row;
  if (!isArrival(answer)) return undefined;
  const { company } = routeOf(answer.route);
  return (
    <li className="way">
      <details {...details}>
        <summary>
          <span className="name">
            <b>{routeWords(answer.route, words).name}</b>
            {company && !isOpen && <Chip tone="warn">{words.page.result.companies[company]}</Chip>}
          </span>
          <span className="amt">{moneyText(answer.received.value)}</span>
          <WayBar row={row} scale={scale} />
          <small className="between-text">{noteText(row, percentText(answer.share.value, 1), words)}</small>
        </summary>
        <div id={isFirst ? FIRST_WAY : undefined}>
          {isOpened && (
            <Suspense>
              <WayDetails row={row} answer={answer} asking={asking} words={words} />
            </Suspense>
          )}
        </div>
      </details>
    </li>
  );
}
