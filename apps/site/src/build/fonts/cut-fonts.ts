import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { locales } from '@formation/content';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';
import { blankFace } from './blank-face.ts';
import { charactersIn, isInRange, unicodeRange } from './characters.ts';
import { letterWidths } from './letter-widths.ts';
import { localFaces, localRules } from './local-faces.ts';

const require = createRequire(import.meta.url);
const fontsource = (path: string) => readFile(require.resolve(`@fontsource-variable/${path}`));

/** What shows in these characters: pairs and ligatures, and the figures of equal width that the tables ask for. */
const features = ['calt', 'kern', 'liga', 'tnum'];

/** Joiners, and the circle under a sign that stands alone. */
const joining = [0x200c, 0x200d, 0x25cc];

type Face = Readonly<{ family: string; font: string; weight: string; wght: number | { min: number; max: number } }>;

/** The faces with the weights that the styles use; design/tokens/src/fonts.css gives the whole files the same ones. */
export const faces = {
  text: { family: 'Hanken Grotesk Variable', font: 'hanken-grotesk', weight: '400 650', wght: { min: 400, max: 650 } },
  display: { family: 'Bricolage Grotesque Variable', font: 'bricolage-grotesque', weight: '600', wght: 600 },
} as const satisfies Readonly<Record<string, Face>>;

type Rule = Readonly<{ family: string; weight: string; file: string; points: readonly number[] }>;

const fontFace = ({ family, weight, file, points }: Rule) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('./${file}.woff2') format('woff2');
  unicode-range: ${unicodeRange(points)};
}
`;

/** A face cut to some characters: its file, and the rule that lets a browser ask for it. */
export async function cut(name: keyof typeof faces, characters: readonly number[]) {
  const { family, font, weight, wght } = faces[name];
  const ranges = JSON.parse((await fontsource(`${font}/unicode.json`)).toString()) as Readonly<{ latin: string }>; // its documented shape
  const points = characters.filter((point) => isInRange(point, ranges.latin) && !joining.includes(point));
  const whole = await fontsource(`${font}/files/${font}-latin-wght-normal.woff2`);
  const file = await subsetFont(whole, String.fromCodePoint(...points), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: features,
    noHinting: true,
    dropTables: ['STAT', 'gasp'], // no browser reads them
  });
  return { file, rule: fontFace({ family, weight, file: name, points }) };
}

/** The faces of other scripts. Visitors type in them, and signs join: each keeps all its letters and what joins them. */
const scripts = {
  si: { family: 'Noto Sans Sinhala Variable', font: 'sinhala', range: [0x0d80, 0x0dff], letter: 'ක' },
  ta: { family: 'Noto Sans Tamil Variable', font: 'tamil', range: [0x0b80, 0x0bff], letter: 'க' },
} as const;

/** A face that keeps the room of a script's letters where the device has none: a kilobyte, and nothing to see. */
export async function roomOf(language: keyof typeof scripts): Promise<Buffer> {
  const { font, range, letter } = scripts[language];
  const [first, last] = range;
  const whole = await fontsource(`noto-sans-${font}/files/noto-sans-${font}-${font}-wght-normal.woff2`);
  const characters = String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
  const plain = await subsetFont(whole, characters, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
    noHinting: true,
  });
  return blankFace(first, letterWidths(plain, range, letter));
}

/** The face of a language's script, with the two weights that the styles use, its rule and those of what stands in for it. */
export async function cutScript(language: keyof typeof scripts) {
  const { family, font, range } = scripts[language];
  const [first, last] = range;
  const points = [...Array.from({ length: last - first + 1 }, (_, index) => first + index), ...joining];
  const whole = await fontsource(`noto-sans-${font}/files/noto-sans-${font}-${font}-wght-normal.woff2`);
  const file = await subsetFont(whole, String.fromCodePoint(...points), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  });
  const own = fontFace({ family, weight: '400 600', file: language, points });
  return { file, rule: own + localRules(localFaces[language], family, unicodeRange(points)) };
}

/**
 * The letters of a language's own name, for the menus of pages that do not bring its script; about a kilobyte and a half.
 * The rule is on every page, so it says no more than it must.
 */
export async function cutName(language: keyof typeof scripts) {
  const { font, range } = scripts[language];
  const whole = await fontsource(`noto-sans-${font}/files/noto-sans-${font}-${font}-wght-normal.woff2`);
  const file = await subsetFont(whole, locales[language].label, {
    targetFormat: 'woff2',
    variationAxes: { wght: 400 },
    noHinting: true,
    dropTables: ['STAT', 'gasp'],
  });
  const rule = `@font-face{font-family:Names;src:url('./${language}-name.woff2');unicode-range:${unicodeRange([range[0]])}-${range[1].toString(16)}}\n`;
  return { file, rule };
}

/** Where the words come from. */
const sources = [
  'content',
  'domain/fees/src/platforms',
  'domain/formation',
  'domain/money',
  'design/ui',
  'apps/site/src',
];
const root = new URL('../../../../../', import.meta.url);

/**
 * Cuts the fonts before the build to the characters and weights that the site uses. A page imports `cut-fonts/fonts.css`
 * after the rules of the whole files: a character that is not in the cut one, as in a visitor's name, loads those.
 */
export function cutFonts(): AstroIntegration {
  return {
    name: 'cut-fonts',
    hooks: {
      'astro:config:setup': async ({ createCodegenDir, updateConfig }) => {
        const folder = createCodegenDir();
        const characters = await charactersIn(sources.map((path) => fileURLToPath(new URL(path, root))));
        const rules: string[] = [];
        for (const name of ['text', 'display'] as const) {
          const { file, rule } = await cut(name, characters);
          rules.push(rule);
          await writeFile(new URL(`${name}.woff2`, folder), file);
        }
        for (const language of Object.keys(scripts) as (keyof typeof scripts)[]) {
          // its keys
          const name = await cutName(language);
          rules.push(name.rule);
          await writeFile(new URL(`${language}-name.woff2`, folder), name.file);
          const { file, rule } = await cutScript(language);
          await writeFile(new URL(`${language}.woff2`, folder), file);
          await writeFile(new URL(`${language}.css`, folder), rule);
          await writeFile(new URL(`${language}-room.ttf`, folder), await roomOf(language));
        }
        await writeFile(new URL('fonts.css', folder), rules.join(''));
        updateConfig({ vite: { resolve: { alias: { 'cut-fonts': fileURLToPath(folder) } } } });
      },
    },
  };
}
