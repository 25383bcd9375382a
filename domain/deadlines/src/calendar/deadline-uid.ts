import type { Company } from '../company.ts';
import type { Deadline } from '../deadlines.ts';

/** What tells a company from others: its name when it has one, and the facts that never change. */
export type Named = Readonly<{ company: Company; name: string; host: string }>;

/** The identity of a deadline in calendars: the same company, duty and period always give the same. */
export function deadlineUid(deadline: Pick<Deadline, 'id'>, { company, name, host }: Named): string {
  const place = company.country === 'us' ? `us-${company.state.toLowerCase()}` : company.country;
  const called = encodeURIComponent(name.trim().toLowerCase());
  return `${deadline.id}.${place}-${company.kind}-${company.incorporated}.${called}@${host}`;
}
