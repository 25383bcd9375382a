import { crc32 } from 'node:zlib';
import { dayMs } from '@formation/calendar';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { consoleApp, enrolled } from '../../testing/console-browser.ts';
import { engines, scratchStore } from '../../testing/scratch-store.ts';
import { totals } from '../../totals.ts';
import { pictureService } from './picture-service.ts';
import { scaledPicture } from './scaled-picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c7a72' } });
async function* sent(...parts: readonly (Uint8Array | string)[]) {
  for (const part of parts) yield Buffer.from(part);
}

/** A picture that says in its head how large it is, and has nothing in it. */
function emptyPng(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const begin = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([begin, chunk('IHDR', head), chunk('IDAT', Buffer.alloc(10)), chunk('IEND', Buffer.alloc(0))]);
}

test.each([
  // sent as    wide    high   shown wide, high
  ['jpeg', 10_000, 5_000, 1_600, 800],
  ['png', 240, 80, 240, 80], // it is not made larger
  ['webp', 1_600, 10, 1_600, 10],
  ['avif', 1_601, 1_000, 1_600, 999],
  ['png', 1_000, 6_400, 500, 3_200], // a very high one
] as const)('a %s of %d × %d pixels is shown at %d × %d', async (format, width, height, wide, high) => {
  const content = await plain(width, height).toFormat(format).toBuffer();

  const picture = await scaledPicture(sent(content), 'Our new Office.PNG');

  expect(picture).toMatchObject({ from: width, width: wide, height: high });
  expect(picture).toMatchObject({ name: expect.stringMatching(/^our-new-office-[0-9a-f]{12}\.webp$/) });
});

test('what the camera noted is not stored, and the picture stands as it was held', async () => {
  const noted = { IFD0: { Copyright: 'Nimali' }, IFD3: { GPSLatitudeRef: 'N' } };
  const content = await plain(40, 20).jpeg().withExif(noted).withMetadata({ orientation: 6 }).toBuffer();

  const picture = await scaledPicture(sent(content), 'x.jpg');

  if ('refused' in picture) throw new Error(picture.refused);
  expect(picture).toMatchObject({ width: 20, height: 40, from: 20 });
  const { exif, xmp, orientation, format } = await sharp(picture.content).metadata();
  expect({ exif, xmp, orientation, format }).toEqual({ format: 'webp' });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ['nothing', [], 'picture-type'],
  ['a drawing, which may hold scripts', [svg], 'picture-type'],
  ['a program with the ending of a picture', ['MZ\x90\0'], 'picture-type'],
  ['a page', ['<html><script>alert(1)</script>'], 'picture-type'],
  ['half a picture', [emptyPng(40, 40)], 'picture-type'],
  ['a head that promises sixty thousand pixels a side', [emptyPng(60_000, 60_000)], 'picture-too-large'],
  [
    'an AVIF that unpacks to half a gigabyte',
    [await plain(6_001, 4_000).avif({ effort: 0 }).toBuffer()],
    'picture-too-large',
  ],
  ['more bytes than are taken', [Buffer.alloc(totals.pictures.bounds.bytesOfOne), 'x'], 'picture-too-large'],
] as const)('%s is refused', async (_, parts, refused) => {
  expect(await scaledPicture(sent(...parts), 'a.png')).toEqual({ refused });
});

test.each([
  ['../../etc/passwd.png', /^etc-passwd-\w{12}\.webp$/],
  ['කාර්යාලය.jpg', /^picture-\w{12}\.webp$/],
  ['', /^picture-\w{12}\.webp$/],
  ['x'.repeat(255), /^x{40}-\w{12}\.webp$/],
])('%s becomes a plain name', async (fileName, name) => {
  const content = await plain(3, 2).png().toBuffer();
  expect(await scaledPicture(sent(content), fileName)).toMatchObject({ name: expect.stringMatching(name) });
});

describe.each(engines())('on $name', (engine) => {
  test('the same picture is stored once; what nothing names goes after a month, what a draft names stays', async () => {
    let now = Date.parse('2026-11-30T09:00:00Z');
    const { store } = await scratchStore(engine, { now: () => now });
    const { site, pictures } = store;
    const service = pictureService({ site, pictures, now: () => now });
    const add = async (width: number) => {
      const added = await service.add({
        content: sent(await plain(width, 9).png().toBuffer()),
        name: 'a.png',
        who: 'n',
      });
      if ('refused' in added) throw new Error(added.refused);
      return added.name;
    };
    const [used, unused] = [await add(10), await add(11)];
    const bytes = await pictures.bytes();
    expect(await add(11)).toBe(unused);
    expect(await pictures.bytes()).toBe(bytes);
    const after = [{ name: 'Tea', image: used, sample: false }];
    await site.add({ entry: 'partners-partners', version: 1, who: 'n', released: [], before: [], after });

    now += 31 * dayMs;
    await add(12);

    expect(await service.find(unused)).toBeUndefined();
    expect(await service.find(used)).toBeDefined();
  });

  test('when their room is used up no more are taken', async () => {
    const { store } = await scratchStore(engine);
    const content = Buffer.alloc(1);
    const large = { name: 'a-0123456789ab.webp', who: 'n', width: 1, height: 1 };
    await store.pictures.add({
      ...large,
      content: Object.defineProperty(Buffer.alloc(1), 'length', { value: totals.pictures.bounds.inAll }),
    });

    expect(await store.pictures.add({ ...large, name: 'b-0123456789ab.webp', content })).toEqual({ refused: 'full' });
    expect(await store.pictures.add({ ...large, content })).toEqual({ name: large.name });
  });
});

test('over the console a picture of twelve megabytes goes up, and is shown as a picture', async () => {
  await using app = await consoleApp();
  const agent = await enrolled(app, 'agent');
  const noise = Buffer.alloc(2_000 * 2_000 * 3).map((_, index) => (index * 2_654_435_761) % 251);
  const content = await sharp(noise, { raw: { width: 2_000, height: 2_000, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(content.length).toBeGreaterThan(11_000_000);

  const { status, body } = await agent.postFile('/site/pictures?name=Noise.png', new Uint8Array(content));

  expect([status, body]).toMatchObject([200, { from: 2_000, width: 1_600, height: 1_600 }]);
  const shown = await agent.get(`/site/pictures/${String(body['name'])}`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
});
