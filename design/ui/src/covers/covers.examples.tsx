import { Cover } from './cover.tsx';

const covers = [
  'ruled-page',
  'twelve-bars',
  'receipts',
  'five-courses',
  'two-columns',
  'plots',
  'slips',
  'stairs',
  'rising-line',
  'folded-sheet',
];

export const examples = {
  Cover: {
    'all ten': (
      <ul className="cover-list">
        {covers.map((name) => (
          <li key={name}>
            <Cover name={name} />
            <small>{name}</small>
          </li>
        ))}
      </ul>
    ),
  },
};
