/** A colour as light of its red, green and blue, each from 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

const within = (channel: number) => Math.min(1, Math.max(0, channel));

/** @see https://bottosson.github.io/posts/oklab/, "Converting from linear sRGB to Oklab", the way back */
function lightOfOklch(lightness: number, chroma: number, hue: number): Light {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function lightOf(colour: string): Light {
  if (colour === '#fff') return [1, 1, 1];
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
  if (lightness === undefined) throw new RangeError(`Not a colour of the tokens: ${colour}`);
  return lightOfOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How well one colour stands out from another, from 1 to 21.
 *
 *     contrast = (lighter + 0.05) / (darker + 0.05), of the relative luminances
 *
 * @param one - `#fff` or `oklch(45% 0.175 263)`, without transparency.
 * @throws {RangeError} when a colour is written in another way.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
