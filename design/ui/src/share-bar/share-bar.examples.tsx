import { ShareBar } from './share-bar.tsx';

const slices = [
  { key: 'fees', share: 0.2, percent: 20, label: 'Fees 20%', colour: 1 },
  { key: 'costs', share: 0.5, percent: 50, label: 'Costs 50%', colour: 2 },
  { key: 'profit', share: 0.3, percent: 30, label: 'Profit 30%', colour: 3 },
] as const;

export const examples = {
  ShareBar: { default: <ShareBar parts={slices} /> },
};
