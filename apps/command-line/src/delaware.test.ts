import { expect, test } from 'vitest';
import { answerCommand } from './answer-command.ts';

const run = (options: string) => answerCommand(`delaware ${options}`.trim().split(' '), '2026-11-28');

test('delaware says what both methods come to, and what is paid with the report', async () => {
  const { code, text } = await run('--authorized-shares 10000000 --issued-shares 8000000 --gross-assets 5000');

  expect(code).toBe(0);
  expect(text).toMatch(/^by authorized shares +\$85,165\.00$/m); // 250 + 999 × 85
  expect(text).toMatch(/^by assumed par value +\$400\.00$/m); // the least
  expect(text).toMatch(/^to pay: the lower, and the report +\$450\.00$/m);
});

test('delaware writes the same for programs, without a method that needs issued shares', async () => {
  const { text } = await run('--authorized-shares 1500 --json');

  expect(JSON.parse(text)).toMatchObject({ byAuthorizedShares: '175', pays: '225', currency: 'USD' });
  expect(JSON.parse(text)).not.toHaveProperty('byAssumedParValue');
});

test.each([
  ['', /--authorized-shares is needed/],
  ['--authorized-shares 10 --issued-shares 11', /--issued-shares is at most --authorized-shares/],
  ['--authorized-shares 1.5', /is a whole number/],
  ['--shares 10', /There is no option --shares/],
])('delaware %s is refused', async (options, why) => {
  const { code, text } = await run(options);

  expect(code).toBe(2);
  expect(text).toMatch(why);
});
