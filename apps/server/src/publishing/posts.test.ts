import { isRefused } from '@formation/leads';
import { describe, expect, test } from 'vitest';
import { engines, scratchStore } from '../testing/scratch-store.ts';
import { filesOf } from './site-files.ts';
import { ownProgram } from './site-program.ts';
import { type SiteEntry, siteService } from './site-service.ts';

const id = 'blog-our-new-office';
const [nimal, folder] = ['nimal@example.com', 'blog/our-new-office'];
const { released } = ownProgram;
const [own = '', { value: ownValue } = { value: null }] =
  [...released].find(([name]) => name.startsWith('blog-')) ?? [];

const words = (text: string) => ({
  title: 'Our new office',
  summary: 'We have moved: where the new office is, when it is open, and how you get there by train.',
  text,
});
const post = { date: '2026-11-30', author: 'Nimali', words: { en: words('We have moved.') } };

describe.each(engines())('on $name', (engine) => {
  async function desk() {
    const { store } = await scratchStore(engine);
    const service = siteService({ ...ownProgram, ...store, blocked: '', today: () => '2026-11-30', now: Date.now });
    const found = async (name: string) => (await service.find(name)) as SiteEntry; // it is one
    const save = async (name: string, value: unknown) =>
      service.save({ id: name, version: (await found(name)).version, who: nimal }, value);
    const listed = async () => (await service.entries()).map((entry) => entry.id);
    const publish = async (key: string) => {
      const drafts = (await service.entries()).filter(({ draft }) => draft !== null);
      const seen = Object.fromEntries(drafts.map((draft) => [draft.id, draft.version]));
      const started = await service.publish(seen, { key, who: nimal });
      if (isRefused(started)) throw new Error(started.refused);
      await store.site.claim(60_000);
      await store.site.settle(started.number, { state: 'done' });
      return filesOf(store, released, started.versions);
    };
    return { store, service, found, save, listed, publish };
  }

  test('a new post is begun by its name, written in two languages, published, and taken away', async () => {
    const { found, save, listed, publish } = await desk();
    expect(await found(id)).toMatchObject({ value: null, version: 0, draft: null });
    expect(await listed(), 'nobody has written it').not.toContain(id);

    const both = { ...post, words: { ...post.words, si: { ...words('අප මාරු වුණා.'), title: 'අපේ නව කාර්යාලය' } } };
    expect(await save(id, both)).toMatchObject({ faults: [] });
    const files = await publish('the first of these');

    expect(Object.keys(files)).toEqual(['en', 'si', 'ta'].map((language) => `${folder}/${language}.md`));
    expect(files[`${folder}/si.md`]).toContain('\n\nඅප මාරු වුණා.\n');
    expect(files[`${folder}/ta.md`]).toBeNull();
    expect(await listed()).toContain(id);

    await save(id, post);
    expect((await publish('without Sinhala'))[`${folder}/si.md`]).toBeNull();
    await save(id, null);
    expect(await listed(), 'it waits to be taken away').toContain(id);
    expect(await publish('and without the post')).toEqual({});
    expect(await listed()).not.toContain(id);
  });

  test('a post that the program brings is changed in one place, and taken away', async () => {
    const { found, save, publish } = await desk();
    const author = { ...(ownValue as object), author: 'Kamala' };
    expect(await save(own, author)).toMatchObject({ faults: [] });
    expect((await found(own)).differences).toEqual([{ field: 'author', before: '{brand} desk', after: 'Kamala' }]);
    expect(Object.values(await publish('another author'))).toEqual(
      ['en', 'si', 'ta'].map(() => expect.stringContaining('author: "Kamala"')),
    );

    await save(own, null);
    expect(Object.values(await publish('and gone it is'))).toEqual([null, null, null]);
  });

  test('what does not fit is not saved, and no name but that of a post begins anything', async () => {
    const { service, save, found } = await desk();
    const wrong = { ...post, date: 'soon', words: { en: words('<script>alert(1)</script>') } };

    expect(await save(id, wrong)).toMatchObject({ faults: [{ field: 'date' }, { field: 'words.en.text' }] });
    expect((await found(id)).version).toBe(0);
    for (const name of ['blog-../../packages', 'blog-', 'news-a', 'blog-A'])
      expect(await service.find(name)).toEqual({ refused: 'not-found' });
  });

  test('a picture must have been uploaded; it lies beside the entry that shows it', async () => {
    const { store, save, publish } = await desk();
    const [cover, inText] = ['cover-0123456789ab.webp', 'office-ba9876543210.webp'];
    const shown = { ...post, img: cover, words: { en: words(`![The door](${inText})`) } };
    const missing = (name: string) => `There is no picture ${name}: upload it here.`;
    expect(await save(id, shown)).toMatchObject({
      faults: [
        { field: 'words.en.text', says: missing(inText) },
        { field: 'img', says: missing(cover) },
      ],
    });

    for (const name of [cover, inText])
      await store.pictures.add({ name, who: nimal, width: 3, height: 2, content: Buffer.from(name) });
    expect(await save(id, shown)).toMatchObject({ faults: [] });

    const files = await publish('with two pictures');
    for (const name of [cover, inText])
      expect(files[`${folder}/${name}`]).toEqual({ base64: Buffer.from(name).toString('base64') });
  });
});
