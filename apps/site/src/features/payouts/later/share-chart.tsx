import { moneyText, percentText, toText } from '@formation/money';
import { chartAmounts, curve, type BreakEven, type CurvePoint, type Question, type RouteKey } from '@formation/payouts';
import { Icon, TableScroll } from '@formation/ui';
import { useMemo } from 'react';
import { routeWords, type PayoutsWords } from '../payouts-words.ts';
import '../ways.css';

type Props = Readonly<{
  keys: readonly RouteKey[];
  places: readonly BreakEven[];
  question: Question;
  words: PayoutsWords;
}>;

const WIDTH = 640;
const HEIGHT = 260;
const POINTS = 40;
/** Every so many points one is in the table. */
const EACH = 5;

const shareOf = ({ shares }: CurvePoint, key: RouteKey) => (shares[key] ? Number(toText(shares[key], 5)) : 0);

function linePath(points: readonly CurvePoint[], key: RouteKey, floor: number): string {
  return points
    .map((point, index) => {
      const x = ((index + 1) / points.length) * WIDTH;
      const y = HEIGHT - ((shareOf(point, key) - floor) / (1 - floor)) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${Math.min(y, HEIGHT).toFixed(1)}`;
    })
    .join('');
}

function Picture({ points, keys, words }: Readonly<{ points: readonly CurvePoint[] }> & Pick<Props, 'keys' | 'words'>) {
  const last = points.at(-1);
  const lowest = Math.min(...keys.map((key) => (last ? shareOf(last, key) : 0)));
  const floor = Math.max(0, Math.floor((lowest - 0.06) * 20) / 20);
  return (
    <svg viewBox={`-44 -10 ${WIDTH + 60} ${HEIGHT + 40}`} aria-hidden="true" className="share-chart">
      {[floor, (1 + floor) / 2, 1].map((share) => {
        const y = HEIGHT - ((share - floor) / (1 - floor)) * HEIGHT;
        return (
          <g key={share}>
            <line x1="0" x2={WIDTH} y1={y} y2={y} />
            <text x="-8" y={y + 4} textAnchor="end">
              {Math.round(share * 1000) / 10}%
            </text>
          </g>
        );
      })}
      {keys.map((key, index) => (
        <path key={key} className={index === 0 ? 'first' : 'second'} d={linePath(points, key, floor)} />
      ))}
      {last && (
        <text x={WIDTH} y={HEIGHT + 22} textAnchor="end">
          {moneyText(last.amount)} {words.page.breakEven.invoice}
        </text>
      )}
    </svg>
  );
}

function Figures({ points, keys, words }: Readonly<{ points: readonly CurvePoint[] }> & Pick<Props, 'keys' | 'words'>) {
  const { breakEven } = words.page;
  return (
    <TableScroll label={breakEven.chart}>
      <table className="amounts">
        <thead>
          <tr>
            <th scope="col">{breakEven.invoiceColumn}</th>
            {keys.map((key) => (
              <th scope="col" className="amount" key={key}>
                {routeWords(key, words).name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ amount, shares }) => (
            <tr key={moneyText(amount)}>
              <th scope="row">{moneyText(amount)}</th>
              {keys.map((key) => (
                <td key={key}>{shares[key] && `${percentText(shares[key], 2)}%`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The share of an invoice that arrives by two ways, against its amount; the table says the same. */
export function ShareChart({ keys, places, question, words }: Props) {
  const { breakEven, result } = words.page;
  const points = useMemo(() => curve(keys, chartAmounts(places, question, POINTS), question), [keys, places, question]);
  return (
    <figure className="stack">
      <figcaption className="small">
        {breakEven.chart}
        <span className="chart-key">
          {keys.map((key, index) => (
            <span key={key} className={index === 0 ? 'first' : 'second'}>
              {routeWords(key, words).name}
            </span>
          ))}
        </span>
      </figcaption>
      <Picture points={points} keys={keys} words={words} />
      <details>
        <summary>
          {result.tableTitle}
          <Icon name="chevron-down" />
        </summary>
        <Figures points={points.filter((_, index) => (index + 1) % EACH === 0)} keys={keys} words={words} />
      </details>
    </figure>
  );
}
