import type { Command } from './command.ts';

/** What the build reads of the confirmations: what, how it was and on which day; who it was stays in the database. */
export const confirmationCommands: Readonly<Record<string, Command>> = {
  confirmations: {
    takes: '',
    formats: ['json'],
    does: 'facts, fees and claims found still true, for content/confirmations.json',
    run: async ({ store }) => {
      const all = await store.confirmations.list();
      const written = all.map(({ kind, key, version, day }) => ({ kind, key, version, day }));
      return { text: JSON.stringify(written, undefined, 2) };
    },
  },
};
