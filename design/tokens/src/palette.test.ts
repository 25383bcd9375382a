import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { hexOf } from './srgb.ts';
import { lightHex, themeColours, withPigments } from './theme-colours.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = read('tokens.css');

test.each(Object.entries(palette))('the name of the pigment %s says how dark it is', (name, value) => {
  const lightness = value === '#fff' ? 100 : Number(/^oklch\(([\d.]+)%/.exec(value)?.[1]);

  expect(Number(/\d+$/.exec(name)?.[0] ?? 0)).toBe(Math.round(1000 - 10 * lightness));
});

test('every pigment is used by a role or by the artwork', () => {
  const used = tokens + read('artwork.ts');

  expect(Object.keys(palette).filter((name) => !used.includes(`--_${name})`) && !used.includes(`'${name}'`))).toEqual(
    [],
  );
});

test('a browser never meets a pigment by name', () => {
  expect(withPigments('a { color: var(--_white); font: var(--font-text) }')).toBe(
    'a { color: #fff; font: var(--font-text) }',
  );
  expect(() => withPigments('a { color: var(--_sapphire-1) }')).toThrow(RangeError);
});

test.each([
  ['#fff', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000'], // the conversions of CSS Color 4
  ['oklch(51.975% 0.17686 142.495)', '#008000'],
])('%s is %s', (colour, hex) => {
  expect(hexOf(colour)).toBe(hex);
});

test('a role is read in the light theme, and one that is none is refused', () => {
  expect(lightHex('--a: light-dark(var(--_white), oklch(0% 0 0));', 'a')).toBe('#ffffff');
  expect(themeColours('--a: light-dark(var(--_white), oklch(0% 0 0));')).toEqual({
    a: { light: '#fff', dark: 'oklch(0% 0 0)' },
  });
  expect(() => lightHex(tokens, 'b')).toThrow(RangeError);
});
