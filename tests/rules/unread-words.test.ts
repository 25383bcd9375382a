/**
 * A word for visitors that nothing reads. The words of platforms have a test of their own,
 * `features/calculators/words.test.ts` of the site: their keys are known only to answers.
 */
import { expect, test } from 'vitest';
import { unreadWords } from './read-words.ts';

test('every word is read somewhere', () => {
  /** One that nothing reads, under a name that is read in a hundred other places. */
  const withOneMore = (file: string, text: string) =>
    file.endsWith('/messages/en/shell.ts') ? text.replace('export const shell = {', "$& title: 'Unread',") : text;

  expect(unreadWords(withOneMore).filter((way) => !way.startsWith('platforms.'))).toEqual(['shell.title']);
});
