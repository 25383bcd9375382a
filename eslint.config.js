import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';

const takeTheDay = 'Take the day as an argument.';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.astro/**', '**/reports/**', '**/.stryker-tmp/**'] },
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
