import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 120,
  singleQuote: true,
  sortPackageJson: false,
  astro: true,
  ignorePatterns: ['package-lock.json', 'content/entries/**/*.md', '*.svg'],
});
