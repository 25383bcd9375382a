import { compile } from 'html-to-text';
import { extractText, getDocumentProxy } from 'unpdf';

/** A sentence longer than this is a program's, not a person's. */
const LONGEST = 1000;

const skipped = ['nav', 'header', 'footer', 'aside', 'form', 'script', 'style', 'noscript', 'svg', 'img'];

/** The words of a page, a block or a row of a table on each line; of its main part where it names one. */
const toText = compile({
  wordwrap: false,
  baseElements: { selectors: ['main'], returnDomByDefault: true },
  limits: { maxInputLength: 10_000_000 },
  selectors: [
    ...skipped.map((selector) => ({ selector, format: 'skip' })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((block) => [...sentences.segment(block)].map(({ segment }) => segment.replace(/\s+/g, ' ').trim()))
    .filter((line) => line !== '' && line.length <= LONGEST);

/** What a body is written in: by its header, or by itself. */
function decoded(body: Uint8Array, type: string): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 2048));
  const named = /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(start);
  try {
    return new TextDecoder(named?.[1] ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body); // no decoder has that name
  }
}

/**
 * The sentences of a page, in their order.
 *
 * @param type - the body's `content-type`.
 * @throws {Error} when it is nothing that can be read.
 */
export async function sentencesOf(body: Uint8Array, type: string): Promise<readonly string[]> {
  const kind = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (kind === 'application/pdf') {
    const document = await getDocumentProxy(body, { verbosity: 0 });
    const { text } = await extractText(document, { mergePages: false });
    await document.cleanup();
    return linesOf(text.join('\n'));
  }
  if (/html|^$/.test(kind)) return linesOf(toText(decoded(body, type)));
  if (/^text\/|json|xml/.test(kind)) return linesOf(decoded(body, type));
  throw new Error(`it is ${kind}, which has no text`);
}
