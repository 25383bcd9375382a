import type { Interval } from '@formation/calendar';
import type { CallLimits, CallRules, LetterLimits, ReminderLimits, TextLimits } from '@formation/leads';

const none: readonly Interval[] = [];
const nineToFive: readonly Interval[] = [{ from: 9 * 60, to: 17 * 60 }];

/** Half hours from 9 to 5 on weekdays in Colombo, but not at Christmas, two hours ahead at least. */
export const weekdayCalls: CallRules = {
  hours: {
    timeZone: 'Asia/Colombo',
    week: [none, nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, none],
    closed: ['2026-12-25'],
  },
  lengthMs: 30 * 60_000,
  noticeMs: 2 * 3_600_000,
  aheadMs: 732 * 24 * 3_600_000,
};

export const fewCalls: CallLimits = { openPerEmail: 2, openPerAddress: 3, openPerNetwork: 9 };

export const fewLetters: LetterLimits = { perMailbox: 4, perNetwork: 20, perNetworkAtTheEnd: 5, inAll: 30 };

export const fewTexts: TextLimits = { perNetwork: 400_000, perNetworkAtTheEnd: 100_000, inAll: 500_000 };

export const fewReminders: ReminderLimits = {
  openPerEmail: 2,
  perEmail: 3,
  openPerAddress: 4,
  openInAll: 5,
  inAll: 6,
};
