// The page opens with the duties of a US company; those of others, and of what it does, come when it is used.
export { deadlines, undatedDuties } from '@formation/deadlines';
