import { join } from 'node:path';
import { compressedCache } from './http/pages/compressed.ts';

const root = join(import.meta.dirname, '../../..');

/** Where the build puts the site. */
export const builtSite = join(root, 'apps/site/dist');

/** The hashed files of the build before it: a page that was open when a new release came may still ask for them. */
export const previousBuild = join(root, '.cache/previous-build');

/** Its compressed forms, which outlive a build: what did not change is not compressed again. */
export const builtSiteCache = compressedCache(join(root, '.cache/compressed'));
