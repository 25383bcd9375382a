export type ThemeColours = Readonly<Record<string, Readonly<{ light: string; dark: string }>>>;

const colour = String.raw`#fff|oklch\([^()/]+\)`;
const token = new RegExp(String.raw`--([\w-]+): (?:(${colour})|light-dark\((${colour}), (${colour})\));`, 'g');

/** The colours of `tokens.css` by name, in both themes; those that let something shine through are left out. */
export function themeColours(css: string): ThemeColours {
  return Object.fromEntries(
    [...css.matchAll(token)].map(([, name = '', both = '', light = both, dark = both]) => [name, { light, dark }]),
  );
}
