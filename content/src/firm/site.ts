import data from '../../entries/firm/site.json' with { type: 'json' };
import type { Site } from '../entries/site.ts';

/** What the owner of the firm fills in once. Every page refers to these values; none repeats them. */
export const site = data as Site; // the check holds it to its schema
