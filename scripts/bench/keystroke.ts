import type { Browser, Page } from '@playwright/test';

const keys = 60;
const slower = 4;

/** Notes, for each input event, how long it is until the frame that follows it has been painted. */
function observeInputs(): void {
  const painted: number[] = [];
  Object.assign(window, { painted });
  addEventListener(
    'input',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel(); // its message comes after the frame's paint
        port1.onmessage = () => painted.push(performance.now() - timeStamp);
        port2.postMessage(0);
      }),
    { capture: true },
  );
}

async function type(page: Page): Promise<void> {
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 6 === 5 ? 'Backspace' : String(key % 10));
    await page.waitForTimeout(60); // a fast typist
  }
}

/** Milliseconds from a keystroke to the painted result in the first amount field, the CPU four times slower. */
export async function keystrokeToPaint(browser: Browser, url: string): Promise<Readonly<{ p50: number; p95: number }>> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(observeInputs);
  await page.goto(url, { waitUntil: 'networkidle' });
  const field = page.locator('main input[inputmode=decimal]').first();
  await field.click();
  await field.fill('1');
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await type(page);
  const times = await page.evaluate(() => (window as unknown as { painted: number[] }).painted); // observeInputs put it there
  await page.close();
  const sorted = times.slice(1).sort((a, b) => a - b); // the first is the warming up
  const percentile = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  return { p50: percentile(0.5), p95: percentile(0.95) };
}
