import type { Locale } from '@formation/content';
import type { FileType, TemplateParams } from '@formation/leads';
import type { MailSummary } from '../outbox/mails.ts';
import type { FileSign } from './files/file-signs.ts';
import type { QuarantineReason } from './quarantine.ts';

/** An enquiry as it is kept. */
export type Lead = Readonly<{
  id: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  address: string;
  params: TemplateParams;
  suspicious: boolean;
  /** Why it is held; empty where it is not, or nobody knows any more. */
  heldFor: QuarantineReason | '';
  consent: Readonly<{ given: boolean; text: string; at: number }>;
  files: readonly StoredFile[];
  /** What its visitor reads. */
  language: Locale;
  mail: MailSummary;
  /** What it was merged into, by whom and when; empty and 0 while it stands by itself. */
  mergedInto: string;
  mergedBy: string;
  mergedAt: number;
}>;

export type StoredFile = Readonly<{
  id: string;
  name: string;
  bytes: number;
  type: string;
  signs: readonly FileSign[];
  /** When it came by an upload link; 0 for what came with the enquiry. */
  cameAt: number;
  /** The mail that it came with; empty where it came with the enquiry itself. */
  reply: string;
}>;

/** A file on the disk that no enquiry owns yet. */
export type StagedFile = Readonly<{
  /** Its random name on the disk. */
  id: string;
  /** The name that the visitor gave: a text, never a path. */
  name: string;
  bytes: number;
  type: FileType;
  sha256: string;
  /** What was seen in it that its name does not promise. */
  signs: readonly FileSign[];
}>;
