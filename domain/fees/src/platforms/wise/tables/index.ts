export { corridors } from './corridors.ts';
