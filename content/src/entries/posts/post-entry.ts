import { z } from 'zod';
import { everywhere } from '../everywhere.ts';
import { post } from '../markdown/blog.ts';
import { markdown } from '../picture.ts';
import { postText } from './post-text.ts';

const { title, summary, author, img, href } = post.shape;
const day = z.iso.date('Write the day as 2026-11-30.');

const words = z.strictObject({
  title,
  summary,
  text: postText.meta({ contentMediaType: markdown, description: 'Headings begin with ##, lists with -, **bold**.' }),
});

/** A post in all its languages, as it is edited: its files are `entries/blog/<slug>/<locale>.md`. */
export const postEntry = z
  .strictObject({
    date: day.describe('First published; the newest post comes first.'),
    updated: day.optional().describe('The day it was last rewritten, its facts checked anew.'),
    author,
    img,
    href,
    words: everywhere(words),
  })
  .superRefine(({ words: { en }, href: elsewhere }, context) => {
    if (elsewhere !== undefined || en.text.trim() !== '') return;
    context.addIssue({ code: 'custom', path: ['words', 'en', 'text'], message: 'Write the text of the post.' });
  });

export type PostEntry = Readonly<z.infer<typeof postEntry>>;
