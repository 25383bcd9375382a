import { type Locale, nextAfter, type NextKind, postLink } from '@formation/content';
import { localePath } from '../../lib/language/locale.ts';
import { leadIn } from '../../lib/page/lead-in.ts';
import { postsIn } from '../blog/posts.ts';

type Of = Readonly<{ locale: Locale; kind: NextKind; name: string }>;

/**
 * What is next after a page: where each leads, and its words.
 *
 * @throws Error where a list names an article that is not there, which fails the build.
 */
export async function nextLeads({ locale, kind, name }: Of) {
  const leads = nextAfter(kind, name).map((step) => ({ step, lead: leadIn(locale, step) }));
  const posts = leads.every(({ lead }) => lead) ? [] : await postsIn(locale); // most lists name none, and there may be a thousand
  return leads.map(({ step, lead }) => {
    if (lead) return lead;
    const post = posts.find(({ slug }) => step === `article:${slug}`);
    if (!post) throw new Error(`entries/next names ${step}, which is not there`);
    return { href: localePath(locale, postLink(post)), title: post.title, text: post.summary };
  });
}
