import type { Deadline } from '../all-deadlines.ts';

/**
 * The identity of a deadline in calendars. It rests on the company's own random identity and on the duty's period
 * alone, so that a changed name, day or year end changes the event and does not double it.
 */
export function deadlineUid({ id }: Pick<Deadline, 'id'>, of: Readonly<{ companyId: string; host: string }>): string {
  return `${id}.${of.companyId}@${of.host}`;
}
