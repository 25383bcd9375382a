import { Icon } from '../icon/icon.tsx';
import { Register } from './register.tsx';

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
  Register: {
    default: (
      <Register
        entries={facts.map(({ icon, title, text }) => ({
          picture: <Icon name={icon} />,
          title,
          text,
          href: '/design',
          linkText: 'Explore more',
        }))}
      />
    ),
  },
};
