import { expect, test } from 'vitest';
import { withoutHelper } from './own-helper.ts';

const rendered = `import { n as __exportAll } from "./rolldown-runtime.!~{00w}~.js";
import { c as cut } from "./common.!~{003}~.js";
var etsy_exports = /* @__PURE__ */ __exportAll({ etsy: () => etsy, later: () => later });
const etsy = 7;
let later = 1;
later += 1;
`;

test('a script hands out a module of several without another file, and names keep their last value', async () => {
  const alone = withoutHelper(rendered);
  expect(alone).not.toContain('rolldown-runtime');
  expect(alone).toContain('from "./common.!~{003}~.js"');
  const runnable = `${alone.replace(/^import .*$/m, '')}\nexport { etsy_exports };`;
  const script = (await import(`data:text/javascript,${encodeURIComponent(runnable)}`)) as { etsy_exports: object };
  expect({ ...script.etsy_exports }).toEqual({ etsy: 7, later: 2 });
});

test.each([
  'import { r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";',
  'import { n as __exportAll, r as __toESM } from "./rolldown-runtime.js";',
])('what needs more of the bundler asks for its file: %s', (code) => {
  expect(withoutHelper(code)).toBe(code);
});
