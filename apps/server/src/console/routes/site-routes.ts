import { prefix, siteCalls } from '@formation/console-api';
import { editableFiles, folderOfPost, formSchema, previewOf } from '@formation/content/entries';
import { isRefused } from '@formation/leads';
import type { PictureService } from '../../publishing/pictures/picture-service.ts';
import type { Publish } from '../../publishing/site-edits.ts';
import type { SiteEntry, SiteService } from '../../publishing/site-service.ts';
import type { ConsoleStore } from '../accounts/account-types.ts';
import { MadeFile } from './download.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{ site: SiteService; pictures: PictureService; store: ConsoleStore }>;

const draftOf = ({ draft }: SiteEntry) => draft && { who: draft.who, at: toIso(draft.at) };
const copied = (differences: SiteEntry['differences']) => differences.map((each) => ({ ...each }));

/** An entry with what its form is made from. */
const entryOf = (entry: SiteEntry) => ({
  id: entry.id,
  schema: formSchema(editableFiles[entry.id] ?? folderOfPost(entry.id) ?? ''),
  value: entry.value,
  version: entry.version,
  draft: draftOf(entry),
  differences: copied(entry.differences),
  conflicts: [...entry.conflicts],
});

type Shown = Publish & Readonly<{ percent?: number; mayUndo?: boolean; takesBack?: boolean }>;

const publishOf = ({ number, state, who, at, ended, why, changes, ...more }: Shown) => ({
  id: String(number),
  state,
  who,
  at: toIso(at),
  ended: ended === 0 ? null : toIso(ended),
  percent: more.percent ?? 0,
  why: [...why],
  changes: changes.map(({ id, differences }) => ({ id, differences: copied(differences) })),
  mayUndo: more.mayUndo ?? false,
  takesBack: more.takesBack ?? false,
});

const entryRoutes = ({ site, store }: Omit<Parts, 'pictures'>): readonly Route[] => [
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

const pictureRoutes = ({ pictures, store }: Omit<Parts, 'site'>): readonly Route[] => [
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

const publishRoutes = ({ site, store }: Omit<Parts, 'pictures'>): readonly Route[] => [
  route(siteCalls.list, 'The entries of the site, and what was published.', async () => ({
    entries: (await site.entries()).map((entry) => ({
      id: entry.id,
      draft: draftOf(entry),
      conflicts: [...entry.conflicts],
      version: entry.version,
      differences: copied(entry.differences),
    })),
    publishes: (await site.publishes()).map(publishOf),
    blocked: site.blocked,
  })),
  route(
    siteCalls.publish,
    'Puts all drafts on the site, if they are those that were seen.',
    async ({ by: { account } }, { seen, key }) => {
      const started = await site.publish(seen, { key, who: account.email });
      if (isRefused(started)) return started;
      await store.log({ who: account.email, act: 'site-published', detail: String(started.number) });
      return publishOf(started);
    },
  ),
  route(siteCalls.progress, 'How the newest publish stands.', async () => {
    const [newest] = await site.publishes();
    return { publish: newest ? publishOf(newest) : null };
  }),
  route(
    siteCalls.undo,
    'Publishes what stood before the newest one.',
    async ({ by: { account }, params: { id } }, { key }) => {
      const started = await site.undo(Number(id), { key, who: account.email });
      if (isRefused(started)) return started;
      await store.log({ who: account.email, act: 'site-taken-back', detail: id });
      return publishOf(started);
    },
  ),
];

/** What the firm says on its site. */
export const siteRoutes = (parts: Parts): readonly Route[] => [
  ...entryRoutes(parts),
  ...pictureRoutes(parts),
  ...publishRoutes(parts),
];
