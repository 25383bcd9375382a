import type { Context } from '../db/context.ts';
import type { BuildKind, Changed, Edit, SiteStore, Versions } from './site-edits.ts';

type Row = Readonly<Record<'versions' | 'changes' | 'why', string>>;

/** Written below, so that it is what it was. */
const opened = <T extends Row>({ versions, changes, why, ...row }: T) => ({
  ...row,
  versions: JSON.parse(versions) as Versions,
  changes: JSON.parse(changes) as readonly Changed[],
  why: JSON.parse(why) as readonly string[],
});

const columns = [
  'number',
  'kind',
  'key',
  'who',
  'at',
  'state',
  'versions',
  'changes',
  'why',
  'began',
  'ended',
] as const;

type EditRow = Edit & Readonly<Record<'released' | 'before' | 'after', string>>;

const readEdit = ({ released, before, after, ...row }: EditRow): Edit => ({
  ...row,
  released: JSON.parse(released) as unknown,
  before: JSON.parse(before) as unknown,
  after: JSON.parse(after) as unknown,
});

function editPart({ db }: Context): Pick<SiteStore, 'newest' | 'edit'> {
  const all = db.selectFrom('site_edits as edit').selectAll();
  return {
    async newest() {
      const rows = await all
        .where('version', '=', (query) =>
          query
            .selectFrom('site_edits as other')
            .select(({ fn }) => fn.max('other.version').as('version'))
            .whereRef('other.entry', '=', 'edit.entry'),
        )
        .orderBy('entry')
        .execute();
      return rows.map(readEdit);
    },
    async edit(entry, version) {
      const row = await all.where('entry', '=', entry).where('version', '=', version).executeTakeFirst();
      return row && readEdit(row);
    },
  };
}

function writePart({ db, now }: Context): Pick<SiteStore, 'add'> {
  const json = (value: unknown) => JSON.stringify(value ?? null);
  return {
    async add(edit) {
      const whole = { ...edit, at: now() };
      const row = { ...whole, released: json(edit.released), before: json(edit.before), after: json(edit.after) };
      const { numInsertedOrUpdatedRows: count } = await db
        .insertInto('site_edits')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return count === 1n ? whole : { refused: 'changed' };
    },
  };
}

function readPart({ db }: Context): Pick<SiteStore, 'publishes' | 'builds' | 'shown'> {
  const all = db.selectFrom('site_publishes').select(columns).orderBy('number', 'desc');
  const published = all.where('kind', '=', 'publish');
  return {
    publishes: async (most) => (await published.limit(most).execute()).map(opened),
    async builds() {
      const newest = db
        .selectFrom('site_publishes')
        .select(({ fn }) => fn.max('number').as('number'))
        .groupBy('kind');
      return (await all.where('number', 'in', newest).execute()).map(opened);
    },
    async shown() {
      const row = await published.where('state', '=', 'done').executeTakeFirst();
      return row && opened(row);
    },
  };
}

/** The publishes that are not over. */
const open = ['waiting', 'building'] as const;

function publishPart({ db, now }: Context): Pick<SiteStore, 'publish'> {
  const forgetEarlier = (kind: BuildKind, number: number) =>
    db.deleteFrom('site_publishes').where('kind', '=', kind).where('number', '<', number).execute();
  return {
    async publish({ kind, key, who, versions, changes, why = [] }, last) {
      const again = await db.selectFrom('site_publishes').select(columns).where('key', '=', key).executeTakeFirst();
      if (again) return opened(again);
      const busy = await db.selectFrom('site_publishes').select('number').where('state', 'in', open).executeTakeFirst();
      if (busy) return { refused: 'publishing' };
      const at = now();
      const [state, ended] = why.length === 0 ? (['waiting', 0] as const) : (['failed', at] as const);
      const wanted = { number: last + 1, kind, key, who, at, state, began: 0, ended };
      const { numInsertedOrUpdatedRows: count } = await db
        .insertInto('site_publishes')
        .values({
          ...wanted,
          versions: JSON.stringify(versions),
          changes: JSON.stringify(changes),
          why: JSON.stringify(why),
          claimed_until: 0,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (count === 1n && kind !== 'publish') await forgetEarlier(kind, wanted.number);
      return count === 1n ? { ...wanted, versions, changes, why } : { refused: 'publishing' };
    },
  };
}

function buildPart({ db, now }: Context): Pick<SiteStore, 'claim' | 'claimAgain' | 'keep' | 'settle'> {
  return {
    async claim(forMs) {
      const at = now();
      const row = await db
        .updateTable('site_publishes')
        .set({ state: 'building', began: at, claimed_until: at + forMs })
        .where('state', 'in', open)
        .where('claimed_until', '<', at)
        .returning(columns)
        .executeTakeFirst();
      return row && opened(row);
    },
    async claimAgain(number, forMs) {
      const at = now();
      const row = await db
        .updateTable('site_publishes')
        .set({ claimed_until: at + forMs })
        .where('number', '=', number)
        .where('state', '=', 'done')
        .where('claimed_until', '<', at)
        .returning(columns)
        .executeTakeFirst();
      return row && opened(row);
    },
    async keep(number, forMs) {
      const claimed = { claimed_until: now() + forMs };
      await db.updateTable('site_publishes').set(claimed).where('number', '=', number).execute();
    },
    async settle(number, { state, why = [] }) {
      const settled = { state, why: JSON.stringify(why), ended: now(), claimed_until: 0 };
      await db.updateTable('site_publishes').set(settled).where('number', '=', number).execute();
    },
  };
}

export const siteStore = (context: Context): SiteStore => ({
  ...editPart(context),
  ...writePart(context),
  ...readPart(context),
  ...publishPart(context),
  ...buildPart(context),
});
