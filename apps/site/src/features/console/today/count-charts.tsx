import { dayText } from '@formation/calendar';
import { fill } from '@formation/content';
import { Icon, TableScroll } from '@formation/ui';
import type { DaySums, SiteCounts } from '../api/shapes.ts';
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

/** How many enquiries came each day. */
function Enquiries({ days }: Props) {
  const { counts } = useWords().today;
  const count = days.reduce((sum, day) => sum + day.enquiries, 0);
  return (
    <figure className="stack">
      <figcaption>{fill(counts.byDay, { count })}</figcaption>
      <Bars days={days} kind="enquiries" />
    </figure>
  );
}

/** From which other sites visitors came: a bar beside each number. */
function Sites({ from }: Pick<SiteCounts, 'from'>) {
  const { counts } = useWords().today;
  const most = Math.max(1, ...from.map(({ count }) => count));
  if (from.length === 0) return <p className="muted">{counts.fromNone}</p>;
  return (
    <table className="site-bars">
      <caption>{counts.from}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{counts.site}</th>
          <th scope="col">{counts.visits}</th>
        </tr>
      </thead>
      <tbody>
        {from.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="count-bars" aria-hidden="true">
                <rect width={(count / most) * 100} height="8" />
              </svg>
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the site was used: two small charts, and all figures as a table. */
export function CountCharts({ found: { days, from } }: Readonly<{ found: SiteCounts }>) {
  const { counts } = useWords().today;
  const kinds = Object.keys(counts.names) as Kind[];
  if (days.every((day) => kinds.every((kind) => day[kind] === 0))) return <p>{counts.none}</p>;
  return (
    <>
      <div className="form-grid">
        <Enquiries days={days} />
        <Sites from={from} />
      </div>
      <details>
        <summary>
          {counts.table}
          <Icon name="chevron-down" />
        </summary>
        <Figures days={days} />
      </details>
    </>
  );
}
