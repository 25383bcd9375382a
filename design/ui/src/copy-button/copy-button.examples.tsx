import { CopyButton } from './copy-button.tsx';

export const examples = {
  CopyButton: {
    'default, then copied or blocked': (
      <CopyButton words={{ copy: 'Copy', copied: 'Copied', blocked: 'Not allowed here' }} text="702100" />
    ),
  },
};
