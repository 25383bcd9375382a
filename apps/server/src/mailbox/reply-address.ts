import { signer } from '../signing.ts';

/** As long as the part of an address before the @ may be. @see RFC 5321 section 4.5.3.1.1 */
const longestLocal = 64;
/** So much of the signature fits beside the id, which nobody can guess either. */
const signLength = 12;

const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** In letters that stay what they are where a mail server writes them small. */
const signOf = (secret: string, id: string) =>
  Buffer.from(signer(secret).sign('reply', [id]), 'base64url')
    .toString('hex')
    .slice(0, signLength);

/**
 * The address of one enquiry within a mailbox that takes `name+anything@domain`; the mailbox's own where there is no
 * room for it.
 */
export function replyAddress(mailbox: string, enquiryId: string, secret: string): string {
  const at = mailbox.lastIndexOf('@');
  const local = `${mailbox.slice(0, at)}+${enquiryId.replaceAll('-', '')}${signOf(secret, enquiryId)}`;
  return local.length > longestLocal ? mailbox : local + mailbox.slice(at);
}

/** The enquiry that one of these addresses was made for by us. */
export function enquiryOfAddress(addresses: readonly string[], secret: string): string | undefined {
  for (const address of addresses) {
    const [, hex, sign] = /\+([\da-f]{32})([\da-f]{12})@/i.exec(address) ?? [];
    const id = dashed((hex ?? '').toLowerCase());
    if (sign !== undefined && sign.toLowerCase() === signOf(secret, id)) return id;
  }
  return undefined;
}
