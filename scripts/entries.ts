// Whether what is written in front of each long text fits its schema; `npm run check` and the build run it.
import { formationPage, legal, post, service } from '@formation/content';
import { type Entries, entryFaults } from './build/entry-faults.ts';
import { root } from './tasks/program.ts';

/** What is written as `content/entries/<kind>/<slug>/<language>.md`, and where its fields are explained. */
const entries: Entries = {
  blog: { schema: post, explained: 'content/src/blog.ts' },
  formation: { schema: formationPage, explained: 'content/src/formation-page.ts' },
  legal: { schema: legal, explained: 'content/src/legal.ts' },
  services: { schema: service, explained: 'content/src/service.ts' },
};

const faults = entryFaults(root, entries);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
