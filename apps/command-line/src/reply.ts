import { hyphenated, type Refusal } from '@formation/fees';

/**
 * What a run prints, and its exit code: 0 an answer, 1 the tables have none, 2 the command was not understood. An answer
 * to a part only has its problems beside it.
 */
export type Reply = Readonly<{ code: 0 | 1 | 2; text: string; problems?: string }>;

/** An answer, or the help that was asked for. */
export function success(text: string): Reply {
  return { code: 0, text };
}

/** The tables have no answer: why, in one line. */
export function refused(refusal: Refusal): Reply {
  return { code: 1, text: refusalText(refusal) };
}

/** The command was not understood: why, in one line. */
export function misunderstood(text: string): Reply {
  return { code: 2, text };
}

function refusalText(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'not-published':
      return `Not available: no table has "${refusal.what}" for this.`;
    case 'out-of-range':
      return `--${hyphenated(refusal.what)} must be between ${refusal.least} and ${refusal.most} ${refusal.unit}.`;
    case 'missing':
      return `"${refusal.what}" needs ${refusal.fields.map((field) => `--${hyphenated(field)}`).join(', ')}.`;
    case 'unread':
      return `"${refusal.what}" cannot be read.`;
    case 'unreachable':
      return 'No amount reaches this.';
  }
}
