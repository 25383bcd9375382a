import { dayMs } from '@formation/calendar';
import { pictureFields } from '@formation/content/entries';
import { isRefused } from '@formation/leads';
import type { SiteStore } from '../site-edits.ts';
import { editsOf } from '../site-files.ts';
import type { PictureStore } from './pictures.ts';
import { scaledPicture } from './scaled-picture.ts';

type Options = Readonly<{ site: SiteStore; pictures: PictureStore; now: () => number }>;

/** As far back as a publish can be taken back. */
const shownBack = 20;
/** Uploaded for a text that somebody still writes. */
const unusedMs = 30 * dayMs;

/** The pictures that the drafts name, and those of what was published and may be shown again. */
async function used({ site }: Omit<Options, 'now'>): Promise<readonly string[]> {
  const [newest, shown, publishes] = await Promise.all([site.newest(), site.shown(), site.publishes(shownBack)]);
  const versions = [shown, ...publishes].map((each) => each?.versions ?? {});
  const published = await Promise.all(versions.map((each) => editsOf(site, each)));
  const edits = [...newest, ...published.flatMap((each) => [...each.values()])];
  return edits
    .flatMap(({ before, after }) => [before, after].flatMap((each) => pictureFields(each)))
    .map(({ name }) => name);
}

/** Pictures for the site: each is scaled and stored; what nothing has named for a month goes. */
export function pictureService({ site, pictures, now }: Options) {
  return {
    async add(sent: Readonly<{ content: AsyncIterable<Uint8Array>; name: string; who: string }>) {
      const scaled = await scaledPicture(sent.content, sent.name);
      if (isRefused(scaled)) return scaled;
      await pictures.sweep(await used({ site, pictures }), now() - unusedMs);
      const added = await pictures.add({ ...scaled, who: sent.who });
      if (isRefused(added)) return added;
      const { name, from, width, height } = scaled;
      return { name, from, width, height };
    },
    async find(name: string): Promise<Buffer | undefined> {
      const [found] = await pictures.find([name]);
      return found && Buffer.from(found.base64, 'base64');
    },
  };
}

export type PictureService = ReturnType<typeof pictureService>;
