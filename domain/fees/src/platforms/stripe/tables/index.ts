export type { Card } from '../country.ts';
export { countries } from './countries.ts';
