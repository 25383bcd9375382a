import type { Browser } from '@playwright/test';

/** What a page really loads before anybody touches it, in bytes over the wire, by kind. */
export async function loadedBytes(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000); // what starts when the page is idle
  await page.close();
  return bytes;
}
