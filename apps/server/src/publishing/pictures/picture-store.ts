import type { Refused } from '@formation/leads';
import type { Context } from '../../db/context.ts';
import { totals } from '../../totals.ts';

export type NewPicture = Readonly<{ name: string; who: string; width: number; height: number; content: Buffer }>;

/** Pictures that somebody uploaded for the site, scaled and under names that their bytes give them. */
export type PictureStore = Readonly<{
  /** The same picture once more is the same one. */
  add: (picture: NewPicture) => Promise<Readonly<{ name: string }> | Refused<'full'>>;
  /** Which of these names there are; these are not swept away soon, as somebody is about to show them. */
  touch: (names: readonly string[]) => Promise<readonly string[]>;
  find: (names: readonly string[]) => Promise<readonly Readonly<{ name: string; base64: string }>[]>;
  bytes: () => Promise<number>;
  /** Removes those that are not among the used ones, and that nobody has touched since. */
  sweep: (used: readonly string[], since: number) => Promise<void>;
}>;

const { inAll } = totals.pictures.bounds;

function readPart({ db, now }: Context): Pick<PictureStore, 'touch' | 'find' | 'bytes'> {
  return {
    async touch(names) {
      if (names.length === 0) return [];
      const touched = db.updateTable('site_pictures').set({ at: now() }).where('name', 'in', names);
      return (await touched.returning('name').execute()).map(({ name }) => name);
    },
    async find(names) {
      if (names.length === 0) return [];
      return db.selectFrom('site_pictures').select(['name', 'base64']).where('name', 'in', names).execute();
    },
    async bytes() {
      const all = db.selectFrom('site_pictures').select(({ fn }) => fn.sum<number | null>('bytes').as('sum'));
      return Number((await all.executeTakeFirstOrThrow()).sum ?? 0);
    },
  };
}

export function pictureStore(context: Context): PictureStore {
  const { db, now } = context;
  const reads = readPart(context);
  return {
    ...reads,
    async add({ name, who, width, height, content }) {
      if ((await reads.touch([name])).length > 0) return { name };
      if ((await reads.bytes()) + content.length > inAll) return { refused: 'full' };
      const row = { name, who, at: now(), width, height, bytes: content.length, base64: content.toString('base64') };
      await db
        .insertInto('site_pictures')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { name };
    },
    async sweep(used, since) {
      const old = db.selectFrom('site_pictures').select('name').where('at', '<', since);
      const names = (await old.execute()).map(({ name }) => name).filter((name) => !used.includes(name));
      if (names.length === 0) return;
      await db.deleteFrom('site_pictures').where('name', 'in', names).where('at', '<', since).execute();
    },
  };
}
