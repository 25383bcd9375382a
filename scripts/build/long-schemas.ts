import { formationPage, legal, post, service } from '@formation/content';
import { pictureFields, textFaults } from '@formation/content/entries';
import type { Entries } from './entry-faults.ts';

const explained = (name: string) => `content/src/entries/markdown/${name}.ts`;

/** What is written as `content/entries/<kind>/<slug>/<language>.md`, and where its fields are explained. */
export const longSchemas: Entries = {
  blog: {
    schema: post,
    explained: explained('blog'),
    textFaults,
    pictures: (front, text) =>
      [front, { words: { text } }].flatMap((part) => pictureFields(part).map(({ name }) => name)),
  },
  formation: { schema: formationPage, explained: explained('formation-page') },
  legal: { schema: legal, explained: explained('legal') },
  services: { schema: service, explained: explained('service') },
};
