import { Chip } from './chip.tsx';

export const examples = {
  Chip: {
    default: <Chip>Sample</Chip>,
    ok: <Chip tone="ok">Reviewed</Chip>,
    warn: <Chip tone="warn">Check by 1 Dec</Chip>,
    popular: <Chip tone="popular">POPULAR</Chip>,
  },
};
