/// <reference types="node" />
/**
 * What is asked, shown, added up and not counted, part by part: laws and amounts hold for any order of rows, and for an
 * answer with a row less. Each block of the file is a calculator with what is given to it, and what follows from it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { laidOut } from '../../testing/laid-out.ts';
import { isPlatformName, loadPlatform } from '../platforms.ts';

const blocks = readFileSync(join(import.meta.dirname, 'laid-out.txt'), 'utf8')
  .trim()
  .split('\n\n');

const cases = await Promise.all(
  blocks.map(async (block) => {
    const [heading = '', ...lines] = block.split('\n');
    const [name = '', ...given] = heading.split(' ');
    if (!isPlatformName(name)) throw new Error(`There is no platform ${name}`);
    const texts = Object.fromEntries(new URLSearchParams(given.join('&')));
    return { heading, lines, texts, platform: await loadPlatform(name) };
  }),
);

test.each(cases)('$heading', ({ platform, texts, lines }) => {
  expect(laidOut(platform, texts, '2026-11-21')).toEqual(lines);
});
