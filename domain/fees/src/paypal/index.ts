export { sale } from './sale.ts';
