import { knownTimeZone } from '@formation/calendar';
import { office } from '@formation/content';

/** The zone by whose clock calls are held. */
export const officeZone = office.hours.timeZone;

/** The zone in which the browser says that it is; undefined where it names none. */
export const browserZone = () => knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Older browsers have no list of zones. */
const listed = () => (typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []);

/** The zones to choose from: Colombo, that of the browser, then all that it knows. */
export function timeZones(): readonly string[] {
  return [...new Set([officeZone, browserZone() ?? officeZone, 'UTC', ...listed()])];
}
