import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { printable } from '../outbox/message.ts';
import { totals } from '../totals.ts';
import { type Headers, isAutomatic, isMarkedAsSpam } from './automatic.ts';
import { type Bounce, bounceIn } from './bounce.ts';
import { splitQuoted, wordsOf } from './mail-text.ts';
import { messageIdsIn } from './message-ids.ts';

/** A mail that came, as far as we read it: texts that can be stored and shown as text. */
export type IncomingMail = Readonly<{
  /** Empty where it has none that we can use. */
  messageId: string;
  /** Whom it says it is from; empty where it does not. */
  from: Readonly<{ name: string; address: string }>;
  to: readonly string[];
  /** The ids of the mails that it answers. */
  answers: readonly string[];
  date: string;
  subject: string;
  text: string;
  /** What it repeats of earlier mails. */
  quoted: string;
  /** Whether it says more than is read. */
  isCut: boolean;
  isAutomatic: boolean;
  isSpam: boolean;
  bounce: Bounce | undefined;
  files: readonly Readonly<{ name: string; content: Uint8Array }>[];
  /** How many files came that are not among these. */
  leftOut: number;
}>;

const longest = { subject: 300, name: 200, address: 254 } as const;
const { charactersOfOne, filesOfOne } = totals.mailbox.bounds;

const oneLine = (text: string | undefined, limit: number) =>
  printable(text ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limit)
    .toWellFormed();

const cut = (text: string) => text.slice(0, charactersOfOne).toWellFormed();

const firstOf = (address: Address | undefined) => (address?.group === undefined ? address : address.group[0]);

function senderOf({ from, sender }: Email): IncomingMail['from'] {
  const found = firstOf(from) ?? firstOf(sender);
  const address = (found?.address ?? '').trim();
  return {
    name: oneLine(found?.name, longest.name),
    address: address.length > longest.address ? '' : oneLine(address, longest.address),
  };
}

/** Whom it was sent to, by its own word and by that of the servers that brought it. */
function recipientsOf({ to = [], cc = [] }: Email, headers: Headers): readonly string[] {
  const named = [...to, ...cc].flatMap((each) => each.group ?? [each]).map(({ address }) => address);
  const brought = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headers.get(name) ?? '');
  return [...named, ...brought].filter((address) => address !== '').slice(0, 100);
}

const bytesOf = ({ content }: Attachment) =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);

/** Pictures that the HTML shows are logos of signatures as a rule; reports of mail servers are no files of anybody. */
const isFile = ({ related, mimeType }: Attachment) =>
  related !== true && !/^message\/|^text\/rfc822-headers/.test(mimeType);

function filesIn(attachments: readonly Attachment[], isWhole: boolean) {
  const files = attachments.filter((each) => isFile(each));
  const taken = isWhole ? files.slice(0, filesOfOne) : [];
  return {
    files: taken.map((each) => ({ name: oneLine(each.filename ?? '', 500) || 'file', content: bytesOf(each) })),
    leftOut: files.length - taken.length,
  };
}

/** The first of each: a second header of a name is somebody's trick. */
function headersOf({ headers }: Email): Headers {
  return new Map(headers.map(({ key, value }) => [key, value] as const).reverse());
}

function textOf(email: Email) {
  const whole = wordsOf({ text: email.text?.slice(0, 10 * charactersOfOne) ?? '', html: email.html ?? '' });
  const { text, quoted } = splitQuoted(whole.slice(0, 4 * charactersOfOne));
  return { text: cut(text), quoted: cut(quoted), isLong: text.length > charactersOfOne };
}

/**
 * Reads a mail.
 *
 * @param source - the mail as it came over the wire, or its beginning.
 * @param isWhole - whether that is all of it: files are taken of a whole mail only.
 * @throws {Error} what is no mail, or one that is nested or has headers without end.
 */
export async function readMail(source: Uint8Array, isWhole: boolean): Promise<IncomingMail> {
  const email = await PostalMime.parse(source, {
    maxNestingDepth: 30,
    maxHeadersSize: 256 * 1024,
    forceRfc822Attachments: true,
  });
  const headers = headersOf(email);
  const { text, quoted, isLong } = textOf(email);
  const parts = email.attachments.map((each) => ({
    mimeType: each.mimeType,
    text: () => Buffer.from(bytesOf(each).subarray(0, 64 * 1024)).toString('utf8'),
  }));
  return {
    messageId: messageIdsIn(email.messageId ?? '')[0] ?? '',
    from: senderOf(email),
    to: recipientsOf(email, headers),
    answers: messageIdsIn(`${email.references ?? ''} ${email.inReplyTo ?? ''}`),
    date: oneLine(email.date, 100),
    subject: oneLine(email.subject, longest.subject),
    text,
    quoted,
    isCut: isLong || !isWhole,
    isAutomatic: isAutomatic(headers),
    isSpam: isMarkedAsSpam(headers),
    bounce: bounceIn(parts),
    ...filesIn(email.attachments, isWhole),
  };
}
