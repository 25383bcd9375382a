import './month-grid.css';

type Props = Readonly<{
  /** The month in words. */
  title: string;
  /** Short names of the days, from Monday. */
  weekdays: readonly string[];
  /** The days by week, from Monday; empty cells before the first and after the last. */
  weeks: readonly (readonly (number | undefined)[])[];
  /** Days with something on them, and where on the page it stands. */
  marked: ReadonlyMap<number, Readonly<{ href: string; label: string }>>;
}>;

/** One month on a leaf: days with something on them are links to it. Styled by `month-grid.css`. */
export function MonthGrid({ title, weekdays, weeks, marked }: Props) {
  return (
    <table className="month-grid num">
      <caption>{title}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th scope="col" key={day}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, place) => (
              <td key={place}>
                {day && marked.has(day) ? (
                  <a href={marked.get(day)?.href} aria-label={marked.get(day)?.label}>
                    {day}
                  </a>
                ) : (
                  day
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
