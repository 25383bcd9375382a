import { liveExamples } from '@formation/ui/live-examples';
import { ShownAll } from './shown.tsx';

/** The components that a script wakes, at the first touch. */
export const LiveExamples = () => <ShownAll examples={liveExamples} />;
