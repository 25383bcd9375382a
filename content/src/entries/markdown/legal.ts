import { z } from 'zod';
import { dateText } from '../../formats/date-text.ts';
import { brandedTitle } from '../../pages/page-metadata.ts';
import { textBetween } from '../text-between.ts';

/**
 * A legal text: `entries/legal/<slug>/<locale>.md`. Its sections are the second-level headings, each with its number.
 * What stands in braces is filled in from `messages.<locale>.office`, or is the name of a claim.
 */
export const legal = z.strictObject({
  title: brandedTitle,
  description: textBetween('description', 60, 160).describe('Shown in search results.'),
  updated: dateText.describe('The day this version came into force.'),
});
