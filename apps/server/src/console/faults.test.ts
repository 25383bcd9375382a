import { expect, test } from 'vitest';
import { consoleApp, consoleBrowser, enrolled } from '../testing/console-browser.ts';

test('a fault of ours lets nobody in, says nothing of itself, and stands in the server’s lines', async () => {
  await using app = await consoleApp({ LOG_LEVEL: 'error' });
  const owner = await enrolled(app, 'owner');
  await app.store.close(); // as when the database is gone

  for (const browser of [owner, consoleBrowser(app)]) {
    const { status, body } = await browser.get('/me');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(JSON.stringify(body)).not.toMatch(/driver|destroyed|console_|select |\.ts|owner@/i);
  }
  expect(app.log.join('\n')).toMatch(/driver|destroyed|closed/i);
});
