import { palette, type Pigment } from './palette.ts';
import { hexOf } from './srgb.ts';

/** The colours by the name of their role, in both themes. */
export type ThemeColours = Readonly<Record<string, Readonly<{ light: string; dark: string }>>>;

const isPigment = (name: string): name is Pigment => Object.hasOwn(palette, name);

/**
 * A style sheet of this room with every `var(--_sapphire-550)` replaced by what the palette says: what a browser gets.
 *
 * @throws {RangeError} when the sheet names a pigment that the palette does not know.
 */
export function withPigments(css: string): string {
  return css.replace(/var\(--_([a-z]+(?:-\d+)?)\)/g, (_, name: string) => {
    if (!isPigment(name)) throw new RangeError(`Not a pigment of the palette: ${name}`);
    return palette[name];
  });
}

const colour = String.raw`#fff|oklch\([^()/]+\)`;
const role = new RegExp(String.raw`--([\w-]+): (?:(${colour})|light-dark\((${colour}), (${colour})\));`, 'g');

/** The colours of `tokens.css` by role, in both themes; those that let something shine through are left out. */
export function themeColours(css: string): ThemeColours {
  return Object.fromEntries(
    [...withPigments(css).matchAll(role)].map(([, name = '', both = '', light = both, dark = both]) => [
      name,
      { light, dark },
    ]),
  );
}

/**
 * One colour of the light theme in hexadecimals, for what is drawn once for both themes: icons, share images.
 *
 *     lightHex(css, 'colour-action') // '#1c4bb4'
 *
 * @throws {RangeError} when no role has that name.
 */
export function lightHex(css: string, name: string): string {
  const found = themeColours(css)[name];
  if (!found) throw new RangeError(`Not a colour of the tokens: ${name}`);
  return hexOf(found.light);
}
