import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { site } from '@formation/content';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { lightColour } from './light-colour.ts';

const width = 1200;
const height = 630;
const require = createRequire(import.meta.url);
const font = (file: string) => readFile(require.resolve(`@fontsource/${file}.woff`));

const action = lightColour('colour-action');
const accent = lightColour('colour-accent');

/** Five bars: a gem, a lozenge, five ledger lines. */
const mark = [
  { width: 24, colour: action },
  { width: 64, colour: action },
  { width: 112, colour: accent },
  { width: 64, colour: action },
  { width: 24, colour: action },
];

/** satori draws letters as outlines: there is no font to look for on the machine. */
const outlines = { font: { loadSystemFonts: false } };

type Node = Readonly<{ type: 'div'; props: Readonly<Record<string, unknown>> }>;
const box = (style: Readonly<Record<string, unknown>>, children?: string | readonly Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const at = { position: 'absolute' } as const;
const column = { flexDirection: 'column' } as const;
const bars = mark.map(({ width: bar, colour }) => box({ width: bar, height: 16, marginBottom: 8, background: colour }));
const rules = Array.from({ length: 15 }, () =>
  box({ width, height: 42, borderBottom: `1px solid ${lightColour('line')}` }),
);
const margin = {
  top: 0,
  left: 96,
  width: 12,
  height,
  borderLeft: `3px solid ${accent}`,
  borderRight: `3px solid ${accent}`,
};

/** A page of the ledger, with no title on it yet. */
const page = box({ width, height, background: lightColour('surface-tinted') }, [
  box({ ...at, ...column, top: 0, left: 0, width, height }, rules),
  box({ ...at, ...margin }),
  box(
    { ...at, left: 152, bottom: 64, fontFamily: 'Hanken', fontSize: 36, color: lightColour('text-quiet') },
    site.brand,
  ),
  box({ ...at, ...column, right: 80, bottom: 56, alignItems: 'center' }, bars),
]);

const heading = (title: string): Node => {
  const face = { fontFamily: 'Bricolage', fontSize: title.length > 50 ? 60 : 76, lineHeight: 1.1 };
  const place = { ...at, top: 84, left: 152, width: 960 };
  return box({ width, height }, [box({ ...place, ...face, color: lightColour('text') }, title)]);
};

/** A drawing without its frame and with names of its own, to stand in another. */
const inside = (svg: string) => svg.replace(/^<svg[^>]*>/, '').replaceAll('satori_om', 'title');

const decoded = (text: string) =>
  text.replace(/&#(\d+);|&(amp|quot|lt|gt);/g, (_, code, name) =>
    code ? String.fromCodePoint(Number(code)) : ({ amp: '&', quot: '"', lt: '<', gt: '>' }[name as string] ?? ''),
  );
const content = (html: string, property: string) =>
  decoded(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** Built pages, and the folder of the site. */
export type Pages = Readonly<{ paths: readonly string[]; site: string }>;

/** Draws the share image of each page: its title, on a page of the ledger that is laid out once. */
async function draw({ paths, site: folder }: Pages): Promise<void> {
  const fonts = [
    { name: 'Bricolage', data: await font('bricolage-grotesque/files/bricolage-grotesque-latin-600-normal') },
    { name: 'Hanken', data: await font('hanken-grotesk/files/hanken-grotesk-latin-500-normal') },
  ];
  // satori takes plain objects of this shape for React elements
  const drawn = (node: Node) => satori(node as never, { width, height, fonts });
  const empty = (await drawn(page)).replace('</svg>', '');
  const titled = async (title: string) => empty + inside(await drawn(heading(title)));
  for (const path of paths) {
    const html = await readFile(path, 'utf8');
    const image = content(html, 'og:image');
    if (image === '' || /<html lang="(?!en)/.test(html)) continue; // nobody shares the console; translations share the English one
    const svg = await titled(content(html, 'og:title').replace(` | ${site.brand}`, ''));
    const target = fileURLToPath(new URL(`.${new URL(image).pathname}`, folder));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, new Resvg(svg, outlines).render().asPng());
  }
}

await draw(workerData as Pages); // share-images.ts says which
