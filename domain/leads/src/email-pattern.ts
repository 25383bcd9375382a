/**
 * The pattern by which a browser's `<input type="email">` accepts an address, so that form and server agree.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest address that mail servers pass on (RFC 5321 §4.5.3.1.3: a path of 256 with its angle brackets). */
export const emailMaxLength = 254;

/** Whether a browser would accept the text as one e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}

/**
 * Whether what follows the @ is a domain, with a dot. A browser takes `nimal@localhost` and `nimal@gmail` as well, but
 * no mail reaches them from here.
 */
export const hasDomain = (address: string): boolean => /@[^@]*[^@.]\.[^@.]+$/.test(address);

/** Whether mail to an address can be sent over the internet. */
export const isReachable = (text: string): boolean => isEmailAddress(text) && hasDomain(text);
