import { site } from '@formation/content';
import type { Store } from '../db/store.ts';
import type { Mail } from './mails.ts';
import type { Letter } from './message.ts';

export type ComposeOptions = Readonly<{
  store: Store;
  mailTo: string;
  mailFrom: string;
  /** Where answers to our answers go; without it to the owner. */
  mailReplyTo?: string | undefined;
  /** Whether each enquiry has an address of its own there. */
  mailReplyPlus?: boolean | undefined;
  siteUrl: string;
  secret: string;
  /** The list of HSIC codes as the site offers it; without it the mail has its address only. */
  codeList?: Buffer | undefined;
}>;

/** From whom and to whom a mail goes, and what says that a machine wrote it. */
export function addressed(mail: Mail, { mailFrom }: ComposeOptions, to: string) {
  return {
    from: { name: site.brand, address: mailFrom },
    to: { name: '', address: to },
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail to write, from what is known at an instant. */
export type Work = Readonly<{ mail: Mail; options: ComposeOptions; at: number }>;

/** A letter in both of its forms. */
export const words = ({ subject, text, html }: Letter) => ({ subject, text, html });
