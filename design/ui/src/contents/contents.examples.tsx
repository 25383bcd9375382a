import { Contents } from './contents.tsx';
import { ToTop } from './to-top.tsx';

const parts = [
  { href: '#Contents', label: 'United States', parts: [{ href: '#ToTop', label: 'Referral fees' }] },
  { href: '#main', label: 'United Kingdom' },
];

export const examples = {
  Contents: { default: <Contents title="On this page" parts={parts} /> },
  ToTop: { default: <ToTop>Back to top</ToTop> },
};
