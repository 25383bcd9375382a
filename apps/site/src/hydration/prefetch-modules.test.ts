import { afterEach, expect, test, vi } from 'vitest';
import { importPrefetched, prefetchModules } from './prefetch-modules.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A line that loses one file and keeps another on its way for ever, until it is mended. */
function stubLine(lost: string) {
  const line = { isCut: true, asked: [] as string[] };
  vi.stubGlobal('fetch', (file: string) => {
    line.asked.push(file);
    if (!line.isCut) return Promise.resolve(new Response(''));
    return file === lost ? Promise.reject(new TypeError('Failed to fetch')) : new Promise(() => undefined);
  });
  return line;
}

test('what was on its way when something was lost is asked for anew', async () => {
  const line = stubLine('/a.js');
  await expect(prefetchModules('/a.js /b.js')).rejects.toThrow('Failed to fetch');
  line.isCut = false;
  await prefetchModules('/a.js /b.js');

  expect(line.asked).toEqual(['/a.js', '/b.js', '/a.js', '/b.js']);
  await prefetchModules('/a.js /b.js');
  expect(line.asked).toHaveLength(4); // what has come is not asked for again
});

test('a file that the server has not is lost as well', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })));

  await expect(prefetchModules('/c.js')).rejects.toThrow('/c.js');
});

test('a module is imported when its files are there, and not before', async () => {
  const line = stubLine('/d.js');
  const load = vi.fn(() => Promise.resolve('the module'));

  await expect(importPrefetched('/d.js', load)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  line.isCut = false;
  expect(await importPrefetched('/d.js', load)).toBe('the module');
});

test('what needs no file asks for none', async () => {
  const line = stubLine('');
  await prefetchModules('');

  expect(line.asked).toEqual([]);
});
