import { Stats } from './stats.tsx';

export const examples = {
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
};
