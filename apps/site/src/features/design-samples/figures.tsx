import { Donut, MonthGrid, ShareBar, Stats, TableScroll } from '@formation/ui';

const slices = [
  { key: 'fees', share: 0.2, percent: 20, label: 'Fees 20%', colour: 1 },
  { key: 'costs', share: 0.5, percent: 50, label: 'Costs 50%', colour: 2 },
  { key: 'profit', share: 0.3, percent: 30, label: 'Profit 30%', colour: 3 },
] as const;

const december = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, weekday) => {
    const day = week * 7 + weekday;
    return day >= 1 && day <= 31 ? day : undefined;
  }),
);

/** Where figures are laid out. */
export const figures = {
  Stats: {
    default: (
      <Stats
        items={[
          { figure: '24–48 h', label: 'to register' },
          { figure: '9', label: 'services' },
        ]}
      />
    ),
  },
  Donut: {
    'three parts': (
      <div className="cq">
        <div className="donut">
          <Donut slices={slices} label="20% fees, 50% costs, 30% profit" centre="30%" centreNote="margin" />
        </div>
      </div>
    ),
    'one part': (
      <div className="cq">
        <div className="donut">
          <Donut
            slices={[{ key: 'fees', share: 1, colour: 1 }]}
            label="All of it is fees"
            centre="0%"
            centreNote="margin"
          />
        </div>
      </div>
    ),
    loading: <p className="empty">Loading chart…</p>,
  },
  ShareBar: { default: <ShareBar parts={slices} /> },
  MonthGrid: {
    'two days marked': (
      <MonthGrid
        title="December 2026"
        weekdays={['M', 'T', 'W', 'T ', 'F', 'S', 'S ']}
        weeks={december}
        marked={
          new Map([
            [9, { href: '#MonthGrid', label: '9 December: accounts' }],
            [31, { href: '#MonthGrid', label: '31 December: tax' }],
          ])
        }
      />
    ),
  },
  TableScroll: {
    default: (
      <TableScroll label="Fees by country">
        <table>
          <thead>
            <tr>
              <th scope="col">Country</th>
              <th scope="col">Registry</th>
              <th scope="col">Each year</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">United Kingdom</th>
              <td>£100</td>
              <td>£50</td>
            </tr>
            <tr>
              <th scope="row">Wyoming</th>
              <td>$100</td>
              <td>$60</td>
            </tr>
          </tbody>
        </table>
      </TableScroll>
    ),
  },
};
