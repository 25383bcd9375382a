import { stillExamples } from '@formation/ui/still-examples';
import { ShownAll } from './shown.tsx';

/** The components that need no script, in every state. */
export const StillExamples = () => <ShownAll examples={stillExamples} />;
