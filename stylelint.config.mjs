const fromTokens = { message: 'A colour is written in design/tokens alone: take its role from there, as var(--ink).' };

/** Colours of CSS that are written out: a component takes them from the tokens. */
const coloursWritten = {
  'color-no-hex': [true, fromTokens],
  'color-named': ['never', { ignoreProperties: [/^mask/], ...fromTokens }], // a mask asks only how much is seen
  'function-disallowed-list': [[/^(rgb|hsl)a?$/, 'hwb', /^(ok)?(lab|lch)$/, 'color', 'light-dark'], fromTokens],
};

const ofThePalette = { message: 'A property that begins with --_ is inside design/tokens: use a role of it instead.' };
const ofText = {
  message:
    'Sides follow the direction of the text: write margin-inline-start, inset-inline-end and their like. ' +
    'A property that begins with --_ belongs to design/tokens.',
};

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/dist/**'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    ...coloursWritten,
    'declaration-property-value-disallowed-list': [{ '/.*/': ['/var\\(--_/'] }, ofThePalette],
    'property-disallowed-list': [['/^(margin|padding)-(left|right)$/', 'left', 'right', '/^--_/'], ofText],
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
