import type { Typed } from '../../lib/input/use-typed.ts';

const place = 'enquiry-draft';

/** Names one submission: the same for every try of it, so that it is stored once. */
export type Submission = Readonly<{ key: string; submittedAt: string }>;

/** What is kept in this tab until it is sent. */
export type SavedDraft = Readonly<{
  typed: Typed;
  /** A file was chosen, too. No page can keep it: it has to be chosen again. */
  hasFile: boolean;
  submission?: Submission;
}>;

/** The draft of this tab; none where the browser keeps nothing. */
export function savedDraft(): SavedDraft | undefined {
  try {
    const text = sessionStorage.getItem(place);
    return text ? (JSON.parse(text) as SavedDraft) : undefined; // written by keepDraft below, and by nobody else
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: SavedDraft): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // no storage: the form itself still holds what was typed
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // nothing was kept
  }
}
