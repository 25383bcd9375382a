import { MonthGrid } from './month-grid.tsx';

const december = Array.from({ length: 5 }, (_, week) =>
  Array.from({ length: 7 }, (_, weekday) => {
    const day = week * 7 + weekday;
    return day >= 1 && day <= 31 ? day : undefined;
  }),
);

export const examples = {
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
};
