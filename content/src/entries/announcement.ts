import { z } from 'zod';
import { everywhere } from './everywhere.ts';

/** A line at the top of every page: `entries/firm/announcement.json`. */
export const announcementEntry = z.strictObject({
  text: everywhere(z.string('Write a text, or leave it empty.').max(160)).describe(
    'One sentence that everybody should see, such as days on which nobody answers. Empty for none.',
  ),
  link: z
    .string()
    .max(200)
    .regex(
      /^(\/[^/\s]\S*|https:\/\/[^/\s]+\.\S+)?$/,
      'Write an address of the site from / on, or a whole one from https:// on, or nothing.',
    )
    .describe('Where the sentence leads; empty for nowhere.'),
});

export type AnnouncementEntry = Readonly<z.infer<typeof announcementEntry>>;
