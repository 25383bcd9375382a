import { defineHastPlugin, markdownToHtml, markdownToMdast, type MdastNode } from 'satteri';
import { pictureName } from '../picture.ts';
import { textBetween } from '../text-between.ts';

/** What a page of a post can hold within its budgets. */
const mostCharacters = 15_000;

const nodesIn = (node: MdastNode): readonly MdastNode[] => [
  node,
  ...('children' in node ? (node.children as readonly MdastNode[]).flatMap(nodesIn) : []), // each kind has its own list
];

/** Where a link may lead: to the web, to a page of ours or a place on this one, to a mailbox or a phone. */
const leads = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

function faultOf(node: MdastNode): string | undefined {
  switch (node.type) {
    case 'html':
      return 'Write without HTML: what begins with < is not taken.';
    case 'heading':
      return node.depth === 1 ? 'Begin a heading with ##: the title is the only one with #.' : undefined;
    case 'link':
    case 'definition':
      return leads.test(node.url)
        ? undefined
        : `Begin the link ${node.url} with https://, or with / for a page of ours.`;
    case 'image':
      if (!pictureName.test(node.url))
        return `There is no picture ${node.url}: upload it, and name it as it is named then.`;
      return node.alt?.trim() ? undefined : `Say in the brackets before ${node.url} what the picture shows.`;
    default:
      return undefined;
  }
}

/** What a text must not hold, in sentences; each once. */
export const textFaults = (markdown: string): readonly string[] => [
  ...new Set(nodesIn(markdownToMdast(markdown)).flatMap((node) => faultOf(node) ?? [])),
];

/** The pictures that a text shows, by the names of their files. */
export const picturesInText = (markdown: string): readonly string[] =>
  nodesIn(markdownToMdast(markdown)).flatMap((node) => (node.type === 'image' ? [node.url] : []));

/** Pictures as they are asked for where they are shown. */
const shownAt = (addressOf: (name: string) => string) =>
  defineHastPlugin({
    name: 'shown-at',
    element: {
      filter: ['img'],
      visit: (image, context) => context.setProperty(image, 'src', addressOf(String(image.properties['src']))),
    },
  });

/** A text as HTML, if it holds nothing that it must not: then it can be shown as it is. */
export function previewOf(text: string, addressOf: (name: string) => string) {
  const faults = textFaults(text);
  const html = faults.length > 0 ? '' : markdownToHtml(text, { hastPlugins: [shownAt(addressOf)] }).html;
  return { faults, html };
}

/** The text of a post, in Markdown. */
export const postText = textBetween('text', 0, mostCharacters).superRefine((text, context) => {
  if (text.length > mostCharacters) return; // one fault is enough
  for (const message of textFaults(text)) context.addIssue({ code: 'custom', message });
});
