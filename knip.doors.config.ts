import type { KnipConfig } from 'knip';
import rest from './knip.config.ts';

const looked = { includeEntryExports: true };

/**
 * What a room offers and nobody outside the room takes. Types may stand at a door unasked: they are in the signatures
 * of what is taken. The doors of domain/fees are also those of the published package (docs/fee-package.md).
 */
export default {
  ...rest,
  include: ['exports'],
  workspaces: {
    ...rest.workspaces,
    content: looked,
    ...Object.fromEntries(
      ['codes', 'deadlines', 'formation', 'leads', 'money', 'names', 'payouts'].map((room) => [
        `domain/${room}`,
        looked,
      ]),
    ),
    'design/tokens': { ...rest.workspaces['design/tokens'], ...looked },
    'design/ui': looked,
  },
} satisfies KnipConfig;
