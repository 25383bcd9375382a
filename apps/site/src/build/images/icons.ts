import { readFile, writeFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import type { AstroIntegration } from 'astro';
import { lightColour } from './light-colour.ts';

/** The sizes that phones and browsers ask for, drawn from the one mark. */
const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 } as const;

/** Draws the icons of the site after the build. */
export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const mark = await readFile(new URL('icon.svg', dir), 'utf8');
        for (const [name, size] of Object.entries(sizes)) {
          const bare = mark.replace(/<svg[^>]*>|<\/svg>/g, '');
          const padded = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 40 40"><path fill="${lightColour('surface-page')}" d="M-6-6h40v40h-40z"/>${bare}</svg>`;
          await writeFile(
            new URL(name, dir),
            new Resvg(padded, { fitTo: { mode: 'width', value: size } }).render().asPng(),
          );
        }
      },
    },
  };
}
