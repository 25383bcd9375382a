import { readdir } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sampleSite, scratchFolder } from '../../testing/sample-site.ts';
import { compressedCache, readOnly } from './compressed.ts';
import { loadSite, makeCompressed, recallCompressed } from './load-site.ts';

test('what was compressed once is found again, and only as long as it is used', async () => {
  await using site = await scratchFolder(sampleSite);
  await using folder = await scratchFolder();
  const cache = compressedCache(folder.path);
  const first = await loadSite(site.path);
  await makeCompressed(first, cache, 3);
  const again = await loadSite(site.path);
  await recallCompressed(again, cache);

  const page = again.get('/pricing');
  expect(brotliDecompressSync(page?.br?.body ?? '').toString()).toBe(sampleSite['pricing.html']);
  expect(gunzipSync(page?.gzip?.body ?? '').toString()).toBe(sampleSite['pricing.html']);

  await cache.keepOnly(new Set([page?.hash ?? '']));
  expect(await readdir(folder.path)).toHaveLength(2);
});

test('a cache that cannot be written costs time, not pages', async () => {
  await using site = await scratchFolder(sampleSite);
  const pages = await loadSite(site.path);
  await makeCompressed(pages, compressedCache('/dev/null/nowhere'));

  expect(pages.get('/pricing')?.br).toBeDefined();
});

test('a server compresses what is missing and writes nothing', async () => {
  await using site = await scratchFolder(sampleSite);
  await using folder = await scratchFolder();
  const pages = await loadSite(site.path);
  await makeCompressed(pages, readOnly(compressedCache(folder.path)));

  expect(pages.get('/pricing')?.br).toBeDefined();
  expect(await readdir(folder.path)).toEqual([]);
});

test('what is tiny or already compressed is left as it is', async () => {
  await using site = await scratchFolder({ 'tiny.svg': '<svg/>', 'photo.avif': 'x'.repeat(5000) });
  await using folder = await scratchFolder();
  const pages = await loadSite(site.path);
  await makeCompressed(pages, compressedCache(folder.path));

  expect([pages.get('/tiny.svg')?.br, pages.get('/photo.avif')?.gzip]).toEqual([undefined, undefined]);
});

test('a page of a site with very many is compressed sooner, and a little less', async () => {
  const page = Array.from({ length: 4000 }, (_, number) => `<p>Row ${(number * 7919) % 4001} of the table</p>`).join(
    '',
  );
  const others = Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`page-${number}.html`, '<p></p>']));
  const packed = async (files: Readonly<Record<string, string>>) => {
    await using site = await scratchFolder({ ...files, 'page.html': page });
    const pages = await loadSite(site.path);
    await makeCompressed(pages, readOnly(compressedCache('/dev/null/nowhere')));
    return pages.get('/page')?.br?.body ?? Buffer.alloc(0);
  };
  const [oneOfFew, oneOfMany] = [await packed({}), await packed(others)];

  expect(brotliDecompressSync(oneOfMany).toString()).toBe(page);
  expect(oneOfMany.length).toBeGreaterThan(oneOfFew.length);
});
