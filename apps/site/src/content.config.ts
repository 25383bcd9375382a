import { formationPage, legal, post, service } from '@formation/content';
import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';

/** Entries of one kind: `content/entries/<kind>/<slug>/<locale>.md`. */
const from = (kind: string) =>
  glob({
    base: `../../content/entries/${kind}`,
    pattern: '*/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

export const collections = {
  services: defineCollection({ loader: from('services'), schema: service }),
  formation: defineCollection({ loader: from('formation'), schema: formationPage }),
  blog: defineCollection({ loader: from('blog'), schema: post }),
  legal: defineCollection({ loader: from('legal'), schema: legal }),
};
