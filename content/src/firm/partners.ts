import data from '../../entries/partners/partners.json' with { type: 'json' };
import type { Partner } from '../entries/partner.ts';

/** The logos of the partner rows. The names and marks are drawn for the samples; no such companies are meant. */
export const partners: readonly Partner[] = data;
