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

/**
 * The light of a colour of the tokens.
 *
 * @param colour - `#fff` or `oklch(45% 0.175 263)`, without transparency.
 * @throws {RangeError} when a colour is written in another way.
 */
export function lightOf(colour: string): Light {
  if (colour === '#fff') return [1, 1, 1];
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(colour) ?? [];
  if (lightness === undefined) throw new RangeError(`Not a colour of the tokens: ${colour}`);
  return lightOfOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

/** @see https://www.w3.org/TR/css-color-4/#color-conversion-code, `gam_sRGB` */
const channelOf = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/**
 * The nearest colour in hexadecimals, for what knows no OKLCH: manifests, images, attributes of drawings.
 *
 *     hexOf('oklch(45% 0.175 263)') // '#1c4bb4'
 *
 * @throws {RangeError} when a colour is written in another way than the tokens write it.
 */
export function hexOf(colour: string): string {
  const pairs = lightOf(colour).map((light) =>
    Math.round(255 * channelOf(light))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('')}`;
}
