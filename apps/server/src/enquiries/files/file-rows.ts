import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StagedFile } from '../../db/store.ts';

type Row = Insertable<Tables['files']>;

/** Whose a file is; without more, it came with the enquiry. */
type Whose = Pick<Row, 'enquiry_id' | 'reply_id' | 'written_by' | 'link_id' | 'came_at'>;

/** Enters a staged file: from then on it counts. */
export async function insertFile(
  trx: Transaction<Tables>,
  { id, name, bytes, type, sha256, signs }: StagedFile,
  whose: Whose,
): Promise<void> {
  await trx
    .insertInto('files')
    .values({ id, name, bytes, type, sha256, signs: signs.join(' '), ...whose })
    .execute();
}
