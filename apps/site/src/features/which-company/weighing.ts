/** What the page loads while the first question is read: the table of reasons, and how they are shown. */
export { whichCompany } from '@formation/formation';
export { OutcomeReasons } from './outcome-reasons.tsx';
