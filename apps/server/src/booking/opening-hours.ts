import type { OpeningHours } from '@formation/leads';

const hour = 60;
const hourMs = 3_600_000;
const office = [{ from: 9 * hour, to: 17 * hour }];
const none: typeof office = [];

/**
 * When calls can be booked: the hours on which the contact page and the terms agree. The owner changes them here; a
 * holiday is one more day in `closed`.
 */
export const openingHours: OpeningHours = {
  timeZone: 'Asia/Colombo',
  weekly: [none, office, office, office, office, office, none], // Sunday first
  closed: ['2026-12-25', '2027-01-01', '2027-12-25', '2028-01-01'],
  noticeMs: 2 * hourMs,
  aheadMs: 2 * 366 * 24 * hourMs,
};
