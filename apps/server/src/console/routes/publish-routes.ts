import { siteCalls } from '@formation/console-api';
import { isRefused } from '@formation/leads';
import type { Changed, Publish } from '../../publishing/site-edits.ts';
import type { SiteEntry, SiteService } from '../../publishing/site-service.ts';
import type { ConsoleStore } from '../accounts/account-types.ts';
import { lifeMs } from '../auth/cookies.ts';
import { type Route, route } from './route.ts';
import { toIso } from './to-iso.ts';

type Parts = Readonly<{
  site: SiteService;
  store: ConsoleStore;
  /** Whether a preview that was built is still there. */
  hasPreview: (key: string) => Promise<boolean>;
  now: () => number;
}>;

export const draftOf = ({ draft }: SiteEntry) => draft && { who: draft.who, at: toIso(draft.at) };
export const copied = (differences: SiteEntry['differences']) => differences.map((each) => ({ ...each }));

const changeOf = ({ id, differences }: Changed) => ({ id, differences: copied(differences) });

type Shown = Publish & Readonly<{ percent?: number; mayUndo?: boolean; takesBack?: boolean }>;

const publishOf = ({ number, kind, state, who, at, ended, why, changes, ...more }: Shown) => ({
  id: String(number),
  kind,
  state,
  who,
  at: toIso(at),
  ended: ended === 0 ? null : toIso(ended),
  percent: more.percent ?? 0,
  why: [...why],
  changes: changes.map(changeOf),
  mayUndo: more.mayUndo ?? false,
  takesBack: more.takesBack ?? false,
});

type Builds = Awaited<ReturnType<SiteService['builds']>>;

/** The preview that can be looked at, or is on its way. */
async function previewOf({ preview }: Builds, { hasPreview }: Parts) {
  const isThere = preview && (preview.build.state !== 'done' || (await hasPreview(preview.build.key)));
  return isThere ? preview : undefined;
}

async function list(parts: Parts) {
  const { site } = parts;
  const [entries, gone, publishes, builds] = await Promise.all([
    site.entries(),
    site.gone(),
    site.publishes(),
    site.builds(),
  ]);
  const preview = await previewOf(builds, parts);
  return {
    entries: entries.map((entry) => ({
      id: entry.id,
      draft: draftOf(entry),
      conflicts: [...entry.conflicts],
      unfit: [...entry.unfit],
      version: entry.version,
      differences: copied(entry.differences),
    })),
    gone: gone.map(changeOf),
    publishes: publishes.map(publishOf),
    preview: preview ? { build: publishOf(preview.build), isCurrent: preview.isCurrent } : null,
    again: builds.again ? publishOf(builds.again) : null,
    blocked: site.blocked,
  };
}

/** Publishing, its progress, and taking it back. */
export const publishRoutes = (parts: Parts): readonly Route[] => {
  const { site, store } = parts;
  return [
    route(siteCalls.list, 'The entries of the site, and what was published.', () => list(parts)),
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
    route(siteCalls.progress, 'How the newest build stands, whatever it is for.', async () => {
      const { newest } = await site.builds();
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
};

/** Looking at the site with its drafts, before they are published. */
export const previewRoutes = (parts: Parts): readonly Route[] => [
  route(
    siteCalls.buildPreview,
    'Builds the site with all drafts for the firm’s own people, if they are those that were seen.',
    async ({ by: { account } }, { seen, key }) => {
      const started = await parts.site.preview(seen, { key, who: account.email });
      return isRefused(started) ? started : publishOf(started);
    },
  ),
  route(
    siteCalls.showPreview,
    'Shows the preview at the addresses of the site in the browser that asks, for half an hour.',
    async ({ params: { id }, cookies }) => {
      const preview = await previewOf(await parts.site.builds(), parts);
      if (preview?.build.state !== 'done' || String(preview.build.number) !== id) return { refused: 'not-found' };
      cookies.showsPreview(preview.build.key);
      return { until: toIso(parts.now() + lifeMs.preview) };
    },
  ),
  route(siteCalls.hidePreview, 'Shows the browser that asks the site as visitors see it.', async ({ cookies }) => {
    cookies.hidesPreview();
    return {};
  }),
];
