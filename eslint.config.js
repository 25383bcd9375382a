import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';
import { folders } from './folders.mjs';

const siteFolders = Object.entries(folders).map(([folder, allowed]) => ({
  target: `./apps/site/src/${folder}`,
  from: './apps/site/src',
  except: [folder, ...allowed].map((name) => `./${name}`),
  message: 'See folders.mjs.',
}));

const takeTheDay = 'Take the day as an argument.';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.astro/**', '**/reports/**', '**/.stryker-tmp/**', '**/.cache/**'] },
  ...astro.configs.base,
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    files: ['**/*.{ts,tsx,astro}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^[.].*/(domain|design|content|server|site)/',
              message: 'Enter another room by its name: @formation/<room>.',
            },
            { regex: '^@formation/(site|server)(/|$)', message: 'Nothing depends on an app.' },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/site/src/**/*.astro'], // dependency-cruiser reads the others
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: siteFolders }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.config.ts', '**/*.d.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin, 'import-x': importX, unicorn },
    rules: {
      'import-x/no-default-export': 'error',
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'no-else-return': ['error', { allowElseIf: false }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/rates.ts', '**/tables/**', '**/messages/**'],
    rules: { 'max-lines': ['error', 200], 'max-lines-per-function': ['error', 40], 'max-params': ['error', 3] },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: takeTheDay },
        { object: 'Math', property: 'random', message: 'Take a random source as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: takeTheDay },
      ],
    },
  },
);
