/** What no file imports. */
export const imports = {
  patterns: [
    {
      regex: '^[.].*/(domain|design|content|server|site)/',
      message: 'Enter another room by its name: @formation/<room>.',
    },
    { regex: '^@formation/(site|server)(/|$)', message: 'Nothing depends on an app.' },
  ],
};

/** What works amounts out; to write, to read and to round them for display is no arithmetic. */
const arithmetic =
  'add atLeast atMost compare divide dividedBy exchanged minus multiply plus ratio roundUp rounded subtract times total';

/** What no file of the site imports: amounts are worked out in domain/, where every face finds them. */
export const siteImports = {
  ...imports,
  paths: [
    {
      name: '@formation/money',
      importNames: arithmetic.split(' '),
      message: 'The site works no amounts out: write the sum in domain/ and import its result from there.',
    },
  ],
};
