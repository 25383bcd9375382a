import type { Partner } from '../../src/entries/partner.ts';

const sample = (name: string, image: string): Partner => ({ name, image, sample: true });

/** The logos of the partner rows. The names and marks are drawn for the samples; no such companies are meant. */
export const partners = [
  sample('Sample Loom', 'loom.svg'),
  sample('Sample Harbour', 'harbour.svg'),
  sample('Sample Monsoon', 'monsoon.svg'),
  sample('Sample Roastery', 'roastery.svg'),
  sample('Sample Parcel', 'parcel.svg'),
  sample('Sample Arches', 'arches.svg'),
  sample('Sample Tea', 'tea.svg'),
  sample('Sample Lagoon', 'lagoon.svg'),
] as const satisfies readonly Partner[];
