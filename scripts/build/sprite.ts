// Draws design/ui/src/icon/{icons,flags}.svg from the names in icon-names.ts, and the moonstone: `node scripts/build/sprite.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagNames, iconNames, markNames } from '@formation/ui/icon-names';
import { moonstoneRings } from '@formation/ui/moonstone-rings';
import { root } from '../tasks/program.ts';
import { tool } from '../tasks/tool.ts';

const drawings = await tool('drawings');
const read = (path: string) => readFileSync(join(drawings, path), 'utf8');

/** What Simple Icons no longer carries. The path is that of its release 13.21.0 (CC0). */
const elsewhere: Readonly<Record<string, string>> = {
  linkedin:
    '<path d="M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433c-1.144 0-2.063-.926-2.063-2.065 0-1.138.92-2.063 2.063-2.063 1.14 0 2.064.925 2.064 2.063 0 1.139-.925 2.065-2.064 2.065zm1.782 13.019H3.555V9h3.564v11.452zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0h.003z"/>',
};

const box = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 24 24';
const inside = (svg: string) =>
  svg
    .replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>|<title>.*?<\/title>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();

const symbol = (id: string, svg: string) => `<symbol id="${id}" viewBox="${box(svg)}">${inside(svg)}</symbol>`;
const sheet = (symbols: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

const icons = iconNames.map((name) => symbol(name, read(`lucide-static/icons/${name}.svg`)));
const marks = markNames.map((name) => symbol(name, elsewhere[name] ?? read(`simple-icons/icons/${name}.svg`)));
const flags = flagNames.map((name) => symbol(name, read(`country-flag-icons/3x2/${name.toUpperCase()}.svg`)));

const folder = join(root, 'design/ui/src/icon');
writeFileSync(join(folder, 'icons.svg'), sheet([...icons, ...marks]));
writeFileSync(join(folder, 'flags.svg'), sheet(flags));

const rings = moonstoneRings.map(({ width, d }) => `<path stroke-width="${width}" d="${d}"/>`);
writeFileSync(
  join(root, 'design/ui/src/motif/moonstone.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 602" fill="none" stroke="#000" stroke-linecap="round">\n${rings.join('\n')}\n</svg>\n`,
);
