import { isPhoneNumber } from '@formation/leads';

/** The country of who writes a number without one: the firm's visitors are at home there. */
const home = '94';

/**
 * The digits of a phone number with its country, as `tel:` and WhatsApp want them; empty for a text that is no number.
 *
 *     0771234567 → 94771234567, +44 20 7946 0000 → 442079460000, 0094 77 123 4567 → 94771234567
 */
export function phoneDigits(typed: string): string {
  if (!isPhoneNumber(typed)) return '';
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') && !typed.trim().startsWith('+') ? home + digits.slice(1) : digits;
}
