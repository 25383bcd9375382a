import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import unicorn from 'eslint-plugin-unicorn';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { folders } from './folders.mjs';
import { coloursInTokens } from './lint/colours-in-tokens.ts';
import { imports, siteImports } from './lint/imports.ts';
import { ownLanguages } from './lint/own-languages.ts';
import { plainNames } from './lint/plain-names.ts';
import { realDays } from './lint/real-days.ts';
import { reasonForDisabling } from './lint/reason-for-disabling.ts';
import { wordsInContent } from './lint/words-in-content.ts';

const siteFolders = Object.entries(folders).map(([folder, allowed]) => ({
  target: `./apps/site/src/${folder}`,
  from: './apps/site/src',
  except: [folder, ...allowed].map((name) => `./${name}`),
  message: 'See folders.mjs.',
}));

const tests = '**/*.{test,spec}.{ts,tsx}';
const readIt = 'A cast believes what comes over the line. Read it by the schema of its call.';
const castOfJson = { selector: 'TSAsExpression CallExpression[callee.property.name="json"]', message: readIt };
const takeTheDay = 'Take the day as an argument.';
const takeTheAnswer = 'A pure room waits for nothing: take the answer as an argument, and let an app ask for it.';
const tellTheApp = 'A pure room tells nobody anything: return it, or throw, and let an app say it.';
const askTheApp = 'A pure room knows neither browser nor Node: take what you need as an argument.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.astro/**',
      '**/reports/**',
      '**/.stryker-tmp/**',
      '**/test-results/**',
      '**/.cache/**',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      'import-x': importX,
      unicorn,
      house: {
        rules: {
          'colours-in-tokens': coloursInTokens,
          'own-languages': ownLanguages,
          'plain-names': plainNames,
          'real-days': realDays,
          'reason-for-disabling': reasonForDisabling,
          'words-in-content': wordsInContent,
        },
      },
    },
  },
  js.configs.recommended,
  {
    rules: {
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'no-empty': ['error', { allowEmptyCatch: true }],
    },
  },
  ...astro.configs.base,
  ...astro.configs['jsx-a11y-recommended'],
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['apps/site/src/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended], // what has to know types, or React, is in .oxlintrc.json
    rules: {
      // the compiler says it
      '@typescript-eslint/no-unused-vars': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    },
  },
  { files: ['**/*.d.ts'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } }, // only these can be added to
  { files: ['**/*.astro'], rules: { 'no-undef': 'off' } }, // `astro check` knows what is there
  {
    files: ['**/*.{ts,tsx,astro,js,mjs}'],
    rules: {
      'house/reason-for-disabling': 'error',
      'no-restricted-imports': ['error', imports],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', ['sibling', 'index']],
          pathGroups: [{ pattern: '@formation/**', group: 'external' }],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
    },
  },
  { files: ['apps/site/src/**/*.{ts,tsx,astro}'], rules: { 'no-restricted-imports': ['error', siteImports] } },
  {
    files: ['apps/site/src/**/*.astro'], // dependency-cruiser reads the others
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: siteFolders }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.config.ts', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'error' },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.recommended],
    // what scrolls must be reachable by keyboard, and says by its role and name what it is
    rules: { 'jsx-a11y-x/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }] },
  },
  {
    files: ['{apps/site,design}/**/*.{ts,tsx,astro}'],
    ignores: [tests],
    rules: { 'house/words-in-content': 'error', 'house/colours-in-tokens': 'error' },
  },
  {
    // the page of the console is for our own people, in English
    files: ['{apps/site,design/ui}/src/**/*.{ts,tsx,astro}', 'content/{src,entries}/**/*.ts'],
    ignores: [
      tests,
      'apps/site/src/lib/text/writing/**',
      'content/src/formats/date-in.ts',
      'apps/site/src/features/console/**',
    ],
    rules: { 'house/own-languages': 'error' },
  },
  { files: ['design/tokens/**'], rules: { 'house/colours-in-tokens': 'off' } }, // here they are written
  {
    // the page /design is for those who build this site, in their language
    files: ['design/ui/**/*.examples.tsx', 'apps/site/src/sections/samples/**', 'apps/site/src/pages/design.astro'],
    rules: { 'house/words-in-content': 'off' },
  },
  {
    // what talks to a terminal, and the server, whose log it is
    files: ['{apps,content,design,domain}/**/*.{ts,tsx,astro}'],
    ignores: [tests, '**/testing/**', 'apps/command-line/**', 'apps/server/src/{cli/**,main/server.ts}'],
    rules: { 'no-console': 'error' },
  },
  { files: ['{apps,content,domain}/**/*.ts'], ignores: [tests], rules: { 'house/real-days': 'error' } },
  { files: ['apps/site/src/**/*.ts?(x)'], ignores: [tests], rules: { 'no-restricted-syntax': ['error', castOfJson] } },
  { files: ['{apps,domain,design,lint,scripts}/**/*.{ts,tsx}'], rules: { 'house/plain-names': 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: [tests, '{,domain/*/}tests/**', '**/tables/**', '**/messages/**', 'content/{entries,translations}/**'], // lists, and journeys
    rules: { 'max-lines': ['error', 200], 'max-lines-per-function': ['error', 40], 'max-params': ['error', 3] },
  },
  {
    // what a context was told stays with it, and later tests have it again
    files: ['tests/browser/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'page', property: 'clock', message: 'Take the fixture `clock`.' },
        ...['addInitScript', 'exposeBinding', 'exposeFunction', 'route'].map((property) => ({
          object: 'context',
          property,
          message: 'Ask it of the page, which goes with the test.',
        })),
      ],
    },
  },
  {
    files: ['{domain,content}/**/*.ts'],
    ignores: [tests],
    rules: {
      'no-console': 'off', // the next one says why
      'no-restricted-globals': [
        'error',
        { name: 'console', message: tellTheApp },
        ...['fetch', 'setTimeout', 'setInterval', 'queueMicrotask'].map((name) => ({ name, message: takeTheAnswer })),
        ...['window', 'document', 'navigator', 'localStorage', 'process', 'Buffer'].map((name) => ({
          name,
          message: askTheApp,
        })),
      ],
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
