import { prefix, siteCalls } from '@formation/console-api';
import { editableFiles, folderOfPost, formSchema, previewOf } from '@formation/content/entries';
import { isRefused } from '@formation/leads';
import type { PictureService } from '../../publishing/pictures/picture-service.ts';
import type { SiteEntry } from '../../publishing/site-service.ts';
import { MadeFile } from './download.ts';
import { copied, draftOf, previewRoutes, publishRoutes } from './publish-routes.ts';
import { type Route, route } from './route.ts';

type Parts = Parameters<typeof publishRoutes>[0] & Readonly<{ pictures: PictureService }>;

/** An entry with what its form is made from. */
const entryOf = (entry: SiteEntry) => ({
  id: entry.id,
  schema: formSchema(editableFiles[entry.id] ?? folderOfPost(entry.id) ?? ''),
  value: entry.value,
  version: entry.version,
  draft: draftOf(entry),
  differences: copied(entry.differences),
  conflicts: [...entry.conflicts],
  unfit: [...entry.unfit],
});

const entryRoutes = ({ site, store }: Parts): readonly Route[] => [
  route(
    siteCalls.find,
    'What an entry of the site says, with its draft and what its form is made from.',
    async ({ params }) => {
      const found = await site.find(params.id);
      return isRefused(found) ? found : entryOf(found);
    },
  ),
  route(
    siteCalls.save,
    'Saves a draft of an entry, unless somebody has since the version that was seen; with faults nothing is saved.',
    async ({ by: { account }, params: { id } }, { value, version }) => {
      const saved = await site.save({ id, version, who: account.email }, value);
      if (isRefused(saved)) return saved;
      const faults = saved.faults.map(({ field, says }) => ({ field, says }));
      if (saved.entry.version > version) await store.log({ who: account.email, act: 'site-edited', detail: id });
      return { faults, entry: entryOf(saved.entry) };
    },
  ),
  route(
    siteCalls.discard,
    'Takes the draft of an entry away.',
    async ({ by: { account }, params: { id } }, { version }) => {
      const saved = await site.discard({ id, version, who: account.email });
      if (isRefused(saved)) return saved;
      if (saved.entry.version > version) await store.log({ who: account.email, act: 'site-edited', detail: id });
      return entryOf(saved.entry);
    },
  ),
];

/** Where the console shows a picture that was uploaded. */
const pictureAddress = (name: string) => prefix + siteCalls.picture.path.replace(':name', name);

const pictureRoutes = ({ pictures, store }: Parts): readonly Route[] => [
  route(
    siteCalls.addPicture,
    'Stores a picture for an entry, scaled to the width in which pages show it.',
    async ({ by: { account }, content }, { name }) => {
      const added = await pictures.add({ content, name, who: account.email });
      if (!isRefused(added)) await store.log({ who: account.email, act: 'picture-added', detail: added.name });
      return added;
    },
  ),
  route(siteCalls.picture, 'A picture that was uploaded.', async ({ params: { name } }) => {
    const found = await pictures.find(name);
    return found ? new MadeFile(name, found, 'image/webp') : { refused: 'not-found' };
  }),
  route(siteCalls.preview, 'A text as visitors would see it.', async (_, { text }) => {
    const { faults, html } = previewOf(text, pictureAddress);
    return { faults: [...faults], html };
  }),
];

/** What the firm says on its site. */
export const siteRoutes = (parts: Parts): readonly Route[] => [
  ...entryRoutes(parts),
  ...pictureRoutes(parts),
  ...publishRoutes(parts),
  ...previewRoutes(parts),
];
