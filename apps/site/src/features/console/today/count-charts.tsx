import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { Icon, TableScroll } from '@formation/ui';
import type { DaySums } from '../api/shapes.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import type { Words } from '../shell/words.ts';

type Props = Readonly<{ days: readonly DaySums[] }>;
type Kind = keyof Words['today']['counts']['names'];

const HEIGHT = 40;
const STEP = 8;

/** A bar for each day; the table below has the figures. */
function Bars({ days, kind }: Readonly<{ days: readonly DaySums[]; kind: Kind }>) {
  const most = Math.max(1, ...days.map((day) => day[kind]));
  return (
    <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} className="count-bars" aria-hidden="true">
      {days.map((day, index) => {
        const height = (day[kind] / most) * HEIGHT;
        return <rect key={day.day} x={index * STEP} width={STEP - 2} y={HEIGHT - height} height={height} />;
      })}
    </svg>
  );
}

function Figures({ days }: Props) {
  const locale = useLocale();
  const { counts } = useWords().today;
  const columns = { ...counts.names, held: counts.held };
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  return (
    <TableScroll label={counts.title}>
      <table className="amounts">
        <thead>
          <tr>
            <th scope="col">{counts.day}</th>
            {keys.map((key) => (
              <th key={key} scope="col" className="amount">
                {columns[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((sums) => (
            <tr key={sums.day}>
              <th scope="row">{dayText(locale, sums.day, { day: 'numeric', month: 'short' })}</th>
              {keys.map((key) => (
                <td key={key}>{sums[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** How the site was used day by day: small charts, and the same as a table. */
export function CountCharts(props: Props) {
  const { days } = props;
  const { counts } = useWords().today;
  const kinds = Object.keys(counts.names) as Kind[];
  const totals = kinds.map((kind) => [kind, days.reduce((sum, day) => sum + day[kind], 0)] as const);
  if (totals.every(([, total]) => total === 0)) return <p>{counts.none}</p>;
  return (
    <>
      <div className="form-grid">
        {totals.map(([kind, count]) => (
          <figure key={kind} className="stack">
            <figcaption className="small">{fill(counts.chart, { name: counts.names[kind], count })}</figcaption>
            <Bars days={days} kind={kind} />
          </figure>
        ))}
      </div>
      <details>
        <summary>
          {counts.table}
          <Icon name="chevron-down" />
        </summary>
        <Figures {...props} />
      </details>
    </>
  );
}
