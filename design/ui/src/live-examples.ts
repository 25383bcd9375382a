import { examples as copyButton } from './copy-button/copy-button.examples.tsx';
import { examples as dialog } from './dialog/dialog.examples.tsx';

/** The components with a state of their own: they wait for a script. */
export const liveExamples = {
  ...copyButton,
  ...dialog,
};
