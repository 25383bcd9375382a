import { afterEach, expect, test, vi } from 'vitest';
import { prefetchModules } from './prefetch-modules.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A line that loses one file and keeps another on its way for ever, until it is mended. */
function stubLine() {
  const line = { isCut: true, asked: [] as string[] };
  vi.stubGlobal('fetch', (file: string) => {
    line.asked.push(file);
    if (!line.isCut) return Promise.resolve(new Response(file === '/a.js' ? 'import{b}from"./b.js"' : ''));
    return file === '/a.js' ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => undefined);
  });
  return line;
}

test('what was on its way when something was lost is asked for anew, and what it imports with it', async () => {
  const line = stubLine();
  await expect(prefetchModules(['/a.js', '/c.js'])).rejects.toThrow('Failed to fetch');
  line.isCut = false;
  await prefetchModules(['/a.js', '/c.js']);

  expect(line.asked).toEqual(['/a.js', '/c.js', '/a.js', '/c.js', '/_astro/b.js']);
  await prefetchModules(['/a.js', '/c.js']);
  expect(line.asked).toHaveLength(5); // what has come is not asked for again
});
