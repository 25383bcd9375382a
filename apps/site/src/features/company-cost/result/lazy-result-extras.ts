/** What stands under the result and comes after it: a script of its own. */
export { Comparison } from '../compare/comparison.tsx';
export { ForgottenFees } from './forgotten-fees.tsx';
