import { instantOf, isoDate } from '@formation/calendar';
import { type Kysely, sql } from 'kysely';

type Db = Kysely<{ enquiries: { id: string; follow_up: string; follow_up_at: number } }>;

/** The hour of a day that had none. */
const morning = 9 * 60;

/** The day to look at an enquiry again gets an hour: until then it sleeps. 0 stands for none. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('follow_up_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  const planned = await db.selectFrom('enquiries').select(['id', 'follow_up']).where('follow_up', '<>', '').execute();
  for (const { id, follow_up: text } of planned) {
    const day = isoDate(text);
    if (day === undefined) continue;
    const at = instantOf(day, morning, 'Asia/Colombo');
    await db.updateTable('enquiries').set({ follow_up_at: at }).where('id', '=', id).execute();
  }
  await db.schema.dropIndex('enquiries_follow_up').execute();
  await db.schema.alterTable('enquiries').dropColumn('follow_up').execute();
  await db.schema
    .createIndex('enquiries_look_again')
    .on('enquiries')
    .columns(['follow_up_at', 'id'])
    .where(sql<boolean>`follow_up_at > 0` as never) // the table has no type here
    .execute();
}
