import { Facts } from './facts.tsx';

const facts = [
  { icon: 'receipt-text', title: 'Every fee written down', text: 'Ours and those of others, on separate lines.' },
  { icon: 'clock', title: 'In a day or two', text: 'Counted from your identity check.' },
  {
    icon: 'shield-check',
    title: 'A title that goes on for longer than its column is wide',
    text: 'And a text that explains it in one sentence more than there is room for on the first line.',
  },
] as const;

export const examples = {
  Facts: { default: <Facts items={facts} columns="three" />, 'two columns': <Facts items={facts} columns="two" /> },
};
