import type { Removed } from '../db/store.ts';
import { asJson, type Call } from './command.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Says how much a removal took away. */
export function removal(removed: Removed, format: Call['format'], of: string): Readonly<{ text: string }> {
  if (format === 'json') return asJson({ removed });
  const parts = [
    counted(removed.enquiries, 'enquiry', 'enquiries'),
    counted(removed.files, 'file', 'files'),
    counted(removed.bookings, 'booking', 'bookings'),
    counted(removed.reminders, 'reminder', 'reminders'),
    counted(removed.mails, 'mail', 'mails'),
  ];
  return { text: `Removed ${of}: ${parts.join(', ')}.` };
}

const none: Removed = { enquiries: 0, files: 0, bookings: 0, reminders: 0, mails: 0 };

/** Several removals as one. */
export function sumOf(all: readonly Removed[]): Removed {
  return all.reduce(
    (sum, each) => ({
      enquiries: sum.enquiries + each.enquiries,
      files: sum.files + each.files,
      bookings: sum.bookings + each.bookings,
      reminders: sum.reminders + each.reminders,
      mails: sum.mails + each.mails,
    }),
    none,
  );
}
