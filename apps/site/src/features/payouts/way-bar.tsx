import { fill } from '@formation/content';
import { moneyText, toText, type Decimal } from '@formation/money';
import { barOf, type Ranked, type Scale } from '@formation/payouts';
import type { PayoutsWords } from './payouts-words.ts';

const WIDTH = 400;
/** How wide an amount is that is known exactly, and our estimate. */
const LEAST = 4;

const across = (fraction: Decimal) => Math.round(Number(toText(fraction, 4)) * (WIDTH - LEAST));

/** What can arrive by a route on the scale of all of them, with our estimate marked; full where its place is certain. */
export function WayBar({ row, scale }: Readonly<{ row: Ranked; scale: Scale | undefined }>) {
  const bar = scale && barOf(row, scale);
  if (!bar) return undefined;
  const { places } = row;
  const isCertain = places !== undefined && places.best === places.worst;
  const least = across(bar.least);
  return (
    <svg
      className={isCertain ? 'way-bar way-certain' : 'way-bar'}
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x={least} width={across(bar.most) - least + LEAST} />
      <rect x={across(bar.expected)} width={LEAST} />
    </svg>
  );
}

/** What the bars show, and from which amount to which they run. */
export function ScaleNote({ scale, words: { page } }: Readonly<{ scale: Scale | undefined; words: PayoutsWords }>) {
  if (!scale) return undefined;
  const ends = { least: moneyText(scale.low, 0), most: moneyText(scale.high, 0) };
  return <p className="small muted">{fill(page.result.scale, ends)}</p>;
}
