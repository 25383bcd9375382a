import { type Kysely, PostgresAdapter, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Findable, Term } from './search-words.ts';
import { searchWords } from './search-words.ts';

/** Keeps the words of a new enquiry. */
export async function indexText(trx: Transaction<Tables>, id: string, found: Findable): Promise<void> {
  await trx
    .insertInto('enquiry_words')
    .values({ enquiry_id: id, words: searchWords(found) })
    .execute();
}

/** Lets an enquiry be found by what was written about it as well. */
export async function addWords(trx: Transaction<Tables>, id: string, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const row = trx.selectFrom('enquiry_words').select('words').where('enquiry_id', '=', id);
  const { words = '' } = (await row.executeTakeFirst()) ?? {};
  const more = searchWords({ texts, addresses: [] }, words);
  await trx.updateTable('enquiry_words').set({ words: more }).where('enquiry_id', '=', id).execute();
}

type Hit = Readonly<{ number: number; enquiry_id: string }>;
type Wish = Readonly<{ terms: readonly Term[]; before: number; most: number }>;

const joined = (terms: readonly Term[], [word, and, or]: readonly [(text: string) => string, string, string]) =>
  terms.map((ways) => `(${ways.map((way) => `(${way.map(word).join(and)})`).join(or)})`).join(and);

/** Common words are found among as many of the newest; rare ones have so few hits that all can be read. */
const newest = 2000;

async function onPostgres(db: Kysely<Tables>, { terms, before, most }: Wish): Promise<readonly Hit[]> {
  const query = joined(terms, [(word) => `'${word}':*`, ' & ', ' | ']);
  const hitsIn = async (found: RawBuilder<unknown>) => {
    const { rows } = await sql<Hit>`with hits as materialized (${found})
      select number, enquiry_id from (select number from hits where number < ${before} order by number desc limit ${most})
      as page join enquiry_words using (number) order by number desc`.execute(db);
    return rows;
  };
  const late = await hitsIn(sql`select number from (select number, words from enquiry_search
    where number < ${before} order by number desc limit ${newest}) as late where words @@ ${query}::tsquery`);
  if (late.length === most) return late;
  return hitsIn(sql`select number from enquiry_search where words @@ ${query}::tsquery`);
}

async function onSqlite(db: Kysely<Tables>, { terms, before, most }: Wish): Promise<readonly Hit[]> {
  const query = joined(terms, [(word) => `"${word}"*`, ' AND ', ' OR ']);
  const { rows } = await sql<Hit>`select number, enquiry_id from (select rowid as hit from enquiry_search
    where enquiry_search match ${query} and rowid < ${before} order by rowid desc limit ${most})
    join enquiry_words on number = hit order by number desc`.execute(db);
  return rows;
}

/** The enquiries that hold all that is looked for, the newest first. The words hold letters, digits and marks only. */
export function hits(db: Kysely<Tables>, wish: Wish): Promise<readonly Hit[]> {
  return db.getExecutor().adapter instanceof PostgresAdapter ? onPostgres(db, wish) : onSqlite(db, wish);
}
