import { dayMs } from '@formation/calendar';
import type { Refused } from '@formation/leads';
import type { StagedFile } from '../lead.ts';

/** How long an upload link is good. */
export const uploadLifeMs = 7 * dayMs;

/** How long the firm's mail waits for further papers of the same enquiry: a few files are one mail. */
export const papersMailMs = 2 * 60_000;

/** By what the visitor of an enquiry can send papers later. */
export type UploadLink = Readonly<{ id: string; enquiry: string; who: string; until: number }>;

export type PaperStore = Readonly<{
  /** Makes the upload link of an enquiry; one that is good already lasts longer, and takes as many files anew. */
  ask: (enquiryId: string, who: string) => Promise<UploadLink | Refused<'not-found' | 'changed'>>;
  /** Ends the upload links of an enquiry, wherever they were sent. Done as well where there is none. */
  end: (enquiryId: string, who: string) => Promise<'done' | Refused<'not-found' | 'changed'>>;
  /** An upload link that is good. */
  link: (id: string) => Promise<UploadLink | undefined>;
  /**
   * Stores a paper with the enquiry of a link, brings the enquiry back to the top of its list and lets the firm know, all
   * in one transaction. The staged file is taken over: that of a repeat or a refusal is removed. Refuses as `bad-token`
   * when the link is over or its enquiry erased, as `too-many-files` when as many came by it as may.
   */
  add: (linkId: string, file: StagedFile) => Promise<'done' | Refused<'bad-token' | 'too-many-files'>>;
}>;
