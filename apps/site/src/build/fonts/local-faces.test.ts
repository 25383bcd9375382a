import { expect, test } from 'vitest';
import { cutScript } from './cut-fonts.ts';
import { localRules } from './local-faces.ts';

test('a face half as wide as ours is shown twice as large, with the same room above and below the line', () => {
  const css = localRules([{ regular: ['Small', 200], bold: ['Small Bold', 160] }], 'Ours', 'U+0D80-0DFF');

  expect(css).toContain("font-weight:400;src:local('Small');size-adjust:200%;ascent-override:53.45%");
  expect(css).toContain("font-weight:600;src:local('Small Bold');size-adjust:160%;ascent-override:66.81%");
  expect(css).toContain("--font-script:'Ours',Local0,Room}");
});

test.each([
  ['si', 'LKLUG', 'Sinhala'],
  ['ta', 'Lohit Tamil', 'Tamil'],
] as const)(
  'the sheet of %s asks for ours first, then for what devices have, and never for Latin letters',
  async (language, name, script) => {
    const { rule } = await cutScript(language);
    const ranges = [...rule.matchAll(/unicode-range:\s*([^;}]+)/g)].map(([, range]) => range?.trim());

    expect(rule.indexOf(`'Noto Sans ${script} Variable'`)).toBe(rule.indexOf(`'`));
    expect(rule).toContain(`local('${name}')`);
    expect(ranges).toHaveLength(5);
    expect(new Set(ranges).size).toBe(1);
    expect(ranges[0]).not.toContain('0041');
  },
);
