/** Colours of CSS that are written out: a component takes them from the tokens. */
const coloursWritten = {
  'color-no-hex': true,
  'color-named': ['never', { ignoreProperties: [/^mask/] }], // a mask asks only how much is seen
  'function-disallowed-list': [/^(rgb|hsl)a?$/, 'hwb', /^(ok)?(lab|lch)$/, 'color', 'light-dark'],
};

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    ...coloursWritten,
    'declaration-property-value-disallowed-list': { '/.*/': ['/var\\(--_/'] },
    'property-disallowed-list': ['/^(margin|padding)-(left|right)$/', 'left', 'right', '/^--_/'],
  },
  overrides: [
    {
      files: ['design/tokens/**/*.css'],
      rules: {
        ...Object.fromEntries(Object.keys(coloursWritten).map((rule) => [rule, null])),
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};
