/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**'],
  rules: {
    'color-no-hex': true,
    'declaration-property-value-disallowed-list': { '/.*/': ['/var\\(--_/'] },
    'property-disallowed-list': ['/^(margin|padding)-(left|right)$/', 'left', 'right'],
  },
  overrides: [
    {
      files: ['design/tokens/**/*.css'],
      rules: { 'color-no-hex': null, 'declaration-property-value-disallowed-list': null },
    },
  ],
};
