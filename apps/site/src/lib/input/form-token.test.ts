import { expect, test } from 'vitest';
import { formToken } from './form-token.tsx';
import { stubDeadLine } from '../async/stub-dead-line.ts';

test('a form waits only so long for its note', async () => {
  const giveUp = stubDeadLine();
  const query = formToken();
  giveUp();

  expect(await query).toBeUndefined();
});
