import { moveToPostgres } from '../db/move-to-postgres.ts';
import type { Settings } from '../settings.ts';
import type { Answer, Command } from './command.ts';

async function move({ dataDir, databaseUrl }: Settings): Promise<Answer> {
  if (databaseUrl === undefined) return { refused: 'Say where to: DATABASE_URL=postgres://…' };
  const moved = await moveToPostgres(dataDir, databaseUrl);
  if ('refused' in moved) return moved;
  const rows = Object.entries(moved.rows).map(([table, count]) => `${table} ${count}`);
  return {
    text: [
      `Moved and read again, row by row: ${rows.join(', ')}.`,
      `The old database is kept as ${moved.kept}. Start the servers with this DATABASE_URL and the same DATA_DIR.`,
      'It holds everybody, also who is erased later: delete it once the servers take enquiries. The server deletes it 30 days after the move.',
      'To go back before anybody wrote: stop them, give it its old name, and start without DATABASE_URL.',
    ].join('\n'),
  };
}

/** The way from the embedded database to PostgreSQL. */
export const moveCommands: Readonly<Record<string, Command>> = {
  'move-to-postgres': {
    takes: '',
    formats: ['table'],
    does: 'move the database of DATA_DIR to the empty one at DATABASE_URL; servers stopped',
    alone: move,
  },
};
