import { expect, test } from 'vitest';
import { stubDeadLine } from '../async/stub-dead-line.ts';
import { formToken } from './form-token.tsx';

test('a form waits only so long for its note', async () => {
  const giveUp = stubDeadLine();
  const query = formToken();
  giveUp();

  expect(await query).toBeUndefined();
});
