export { inForce, type Dated, type IsoDate, type Schedule, type Source } from './schedule.ts';
