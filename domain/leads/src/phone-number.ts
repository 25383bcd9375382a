/** The longest text that the field of a number takes. */
export const phoneMaxLength = 30;

/** As many digits as a number with its country has at most. */
const mostDigits = 15;
const fewestDigits = 7;

/**
 * Whether a text can be a telephone number, in any of the ways in which people write one: digits and spaces, a plus,
 * and the signs that numbers are grouped by.
 *
 * @see ITU-T E.164 for the most digits
 */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  const hasOnlySigns = /^[\d\p{Zs}+().-]+$/u.test(text);
  return hasOnlySigns && digits >= fewestDigits && digits <= mostDigits;
}
