/** A submission that was not taken: the status and the text of the answer; 0 when there was none. */
export type SendFailure = Readonly<{ status: number; text: string }>;

/** What the provider's library and protocol say no with. */
export const knownFailures = {
  networkError: { status: 0, text: 'Network Error' },
  badRequest: { status: 400, text: 'Bad Request' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
} as const satisfies Record<string, SendFailure>;

/**
 * Reads whatever a sender rejected with.
 *
 * The library rejects with `{status, text}` for every answer, with a plain text for wrong configuration, and with
 * the browser's `TypeError` when no answer came.
 */
export function sendFailure(reason: unknown): SendFailure {
  if (typeof reason === 'string') return { status: knownFailures.badRequest.status, text: reason };
  if (typeof reason === 'object' && reason !== null && 'status' in reason && typeof reason.status === 'number') {
    return { status: reason.status, text: 'text' in reason && typeof reason.text === 'string' ? reason.text : '' };
  }
  return knownFailures.networkError;
}
