import type { KnipConfig } from 'knip';
import rest from './knip.config.ts';
import { rooms } from './rooms.mjs';

/** The doors of domain/fees are also those of the published package (docs/fee-package.md): others may take from them. */
const PUBLISHED = 'domain/fees';

/** The rooms whose doors are judged: an app is the end of a way, nobody takes anything from it. */
const judged = Object.keys(rooms).filter((room) => !room.startsWith('apps/') && room !== PUBLISHED);

const known: Readonly<Record<string, object>> = rest.workspaces;

/**
 * What a room offers and nobody outside the room takes. Types may stand at a door unasked: they are in the signatures
 * of what is taken. Who takes a whole room under one name takes everything in it: nothing of it is reported then.
 */
export default {
  ...rest,
  include: ['exports'],
  workspaces: {
    ...known,
    ...Object.fromEntries(judged.map((room) => [room, { ...known[room], includeEntryExports: true }])),
  },
} satisfies KnipConfig;
