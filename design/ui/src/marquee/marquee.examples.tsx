import { Marquee } from './marquee.tsx';

const rows = ['first', 'second'].map((row) =>
  ['Loom', 'Harbour', 'Lagoon'].map((name) => ({ key: row + name, content: <>{name}</> })),
);

const [first = [], second = []] = rows;

export const examples = {
  Marquee: {
    'before the script': (
      <Marquee label="Sample partners" rows={[first, second]} pause="Pause" resume="Move again" kind="logos" />
    ),
  },
};
