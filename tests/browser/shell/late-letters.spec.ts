import { expect, layoutShift, test } from '../fixtures.ts';
import { phone } from '../viewports.ts';

/** The faces that the pages know (apps/site/src/build/fonts/local-faces.ts). */
const known = { si: ['Noto Sans Sinhala', 'LKLUG'], ta: ['Noto Sans Tamil', 'Lohit Tamil'] } as const;

/** The pages that moved most when their letters came late. */
const pages = ['/si', '/si/services', '/ta', '/ta/pricing', '/ta/payouts', '/ta/services', '/ta/deadlines'] as const;

for (const path of pages)
  test(`${path}: the letters of its script come late, and nothing moves where the device has a face for them`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(/\/(?:si|ta)\.[\w-]+\.woff2/, (route) => held.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const [standIn] = await page.evaluate(
      async (names) => {
        const faces = await Promise.allSettled(names.map((name) => new FontFace('any', `local('${name}')`).load()));
        return names.filter((_, index) => faces[index]?.status === 'fulfilled');
      },
      known[path.startsWith('/si') ? 'si' : 'ta'],
    );
    test.skip(!standIn, 'the device has none of the faces that we know');
    letThrough();
    await page.evaluate(() => document.fonts.ready);

    const { sum, moved } = await layoutShift(page);
    expect(sum, `${standIn}: ${moved}`).toBeLessThanOrEqual(0.02);
  });
