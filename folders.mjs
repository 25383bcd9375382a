/**
 * Which folders of apps/site/src a folder may use; what is not listed is forbidden, and a folder without a row fails
 * the check. Features do not know one another, and platforms inside the calculators do not: .dependency-cruiser.mjs.
 */
export const folders = {
  pages: ['layouts', 'sections', 'features', 'scripts', 'images', 'lib', 'hydration'],
  layouts: ['sections', 'scripts', 'lib'],
  sections: ['features', 'scripts', 'lib'],
  scripts: ['features', 'lib'],
  features: ['images', 'lib', 'hydration'],
  lib: ['hydration'],
  images: [],
  hydration: [],
  build: ['hydration'],
  markdown: [],
};

/** What Astro wants to find beside the folders. */
export const looseFiles = ['content.config.ts', 'env.d.ts'];
