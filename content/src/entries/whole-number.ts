import { z } from 'zod';

/** A whole number between two others; whoever writes another reads which ones are allowed. */
export function wholeNumber(least: number, most: number) {
  const error = `Write a whole number from ${least} to ${most}.`;
  return z.int(error).min(least, error).max(most, error);
}
