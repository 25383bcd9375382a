export { csv as csvText } from '@formation/csv';
