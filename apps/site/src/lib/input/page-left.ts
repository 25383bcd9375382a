/** The page is being left, or it was not after all. */
const leftOrNot = ['beforeunload', 'pagehide', 'pageshow', 'pointerdown', 'keydown'] as const;

let isLeft = false;

function note({ type }: Event): void {
  isLeft = type === 'beforeunload' || type === 'pagehide';
}

/** From now on {@link isPageLeft} knows. */
export function watchLeaving(): void {
  for (const event of leftOrNot) addEventListener(event, note); // adding it again changes nothing
}

/**
 * Whether the page is being left. A reload forgets what is kept in its step of the history when the address changes once
 * it has begun.
 */
export const isPageLeft = (): boolean => isLeft;
