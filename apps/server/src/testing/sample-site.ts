import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with the given files, gone at the end of the block that holds it. */
export async function scratchFolder(files: Readonly<Record<string, string>> = {}) {
  const path = await mkdtemp(join(tmpdir(), 'ledger-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), text);
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-abc='"><p>${'words '.repeat(200)}</p>`;

/** A site in small: one of each kind of file that the build makes. */
export const sampleSite = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  'company-cost.html': page('Costs'),
  'company-cost/states.html': page('States'),
  'terms-and-conditions.html': page('Terms'),
  'privacy-policy.html': page('Privacy'),
  'blog/external.html': page('Post not found'),
  'console.html': page('Console'),
  '404.html': page('Page not found'),
  'embed/ebay.html': page('eBay for pages of others'),
  'si/embed/ebay.html': page('Sinhala eBay for pages of others'),
  'si/index.html': page('Sinhala home'),
  'si/company-cost.html': page('Sinhala costs'),
  'si/company-cost/states.html': page('Sinhala states'),
  'si/terms-and-conditions.html': page('Sinhala terms'),
  '_astro/app.B3f4.js': `/* ${'app '.repeat(200)} */`,
  'favicon.svg': '<svg/>',
  '.build-stamp': 'secret',
} as const;
