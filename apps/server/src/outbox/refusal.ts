/** The part of a mail server's no that nodemailer hands on. */
type SmtpError = Readonly<{ code?: unknown; command?: unknown; response?: unknown; responseCode?: unknown }>;

const parts = (error: unknown) => Object(error) as SmtpError; // nodemailer's

/** The codes of a failure: its sentence may name an address. */
export function codes(error: unknown): Pick<SmtpError, 'code' | 'responseCode'> {
  const { code, responseCode } = parts(error);
  return { code, responseCode };
}

/** The code of a mail server's answer. From 500 on it will not take this mail as it is, however often it is tried. */
export const responseCode = (error: unknown): number => Number(parts(error).responseCode ?? 0);
export const isRefusal = (error: unknown): boolean => responseCode(error) >= 500;

/** The mailbox is wrong, gone or closed. 5.1.7 and 5.1.8 are of the sender, and 5.7 is a rule that we broke. */
const ofMailbox = /^5\.(?:1\.(?:1|2|3|6|10)|2\.\d+)$/;
/** Whether an extended status says that there is no such mailbox, or that it takes nothing. */
export const isOfMailbox = (status: string): boolean => ofMailbox.test(status);
/** What servers write that refuse us at this command, and send no extended code. */
const ofUs = /relay|sender|spf|dkim|dmarc|spam|block|black|reputation|polic|authent|helo|ehlo|denied|reverse|listed/i;
const mailboxCodes: readonly number[] = [550, 551, 553];

/**
 * Whether there is no such mailbox. In doubt it is we who are refused: then the mail is tried on, and the owner alarmed.
 *
 * @see RFC 3463, and RFC 5321 section 4.2.1: what was refused for good is not sent again as it is.
 */
export function isMailboxRefused(error: unknown): boolean {
  const { command, response } = parts(error);
  if (command !== 'RCPT TO' || !isRefusal(error)) return false;
  const said = typeof response === 'string' ? response : '';
  const extended = /^5\d\d[ -](5\.\d+\.\d+)/.exec(said)?.[1];
  if (extended !== undefined) return ofMailbox.test(extended);
  return mailboxCodes.includes(responseCode(error)) && !ofUs.test(said);
}
