import type { Context } from '../../db/context.ts';
import { totals } from '../../totals.ts';
import type { PictureStore } from './pictures.ts';

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
