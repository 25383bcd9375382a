import { messageIdsIn } from './message-ids.ts';

/** A mail server's word that a mail of ours has not arrived. */
export type Bounce = Readonly<{
  /** The ids of the mails that it may speak of. */
  of: readonly string[];
  /** The extended status: 5.1.1 for no such mailbox. */
  status: string;
  /** What the other server said. */
  says: string;
}>;

type Part = Readonly<{ mimeType: string; text: () => string }>;

const fieldIn = (text: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.{1,300})`, 'im').exec(text)?.[1]?.trim() ?? '';

/** What a report says: undefined where it is none, or only tells of a delay or a success. @see RFC 3464 */
export function bounceIn(parts: readonly Part[]): Bounce | undefined {
  const report = parts.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))?.text();
  if (report === undefined || fieldIn(report, 'Action').toLowerCase() !== 'failed') return undefined;
  const returned = parts.find(({ mimeType }) => /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/.test(mimeType));
  return {
    of: messageIdsIn(fieldIn(returned?.text() ?? '', 'Message-ID')),
    status: fieldIn(report, 'Status').split(' ')[0] ?? '',
    says: fieldIn(report, 'Diagnostic-Code'),
  };
}
