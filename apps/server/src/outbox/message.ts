import { type Locale, locales } from '@formation/content';
import { escapeHtml } from '../http/edge/escape-html.ts';

/** The words of a mail: once as plain text, once as HTML, both made from the same lines. */
export type Letter = Readonly<{ subject: string; text: string; html: string }>;

/** An address of ours, or one that the firm gave: alone, after its name, or within a text. */
type Link = Readonly<{ link: string; name?: string; text?: string }>;

/** A heading, a sentence, a name with its value, or a link. What visitors wrote is never a link. */
export type Line = string | Readonly<{ heading: string }> | readonly [name: string, value: string] | Link;

/** Line breaks and tabs stay; other control characters and those that turn text around go. */
export const printable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '');

/** A text for a header: one line, not endless. */
function oneLine(text: string, limit = 150): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim().slice(0, limit).toWellFormed();
}

/** A link as it reads. */
const named = ({ link, name, text = link }: Link): Line => (name === undefined ? text : [name, text]);

function asText(line: Line): string {
  if (typeof line === 'string') return line;
  if ('heading' in line) return `\n${line.heading}`;
  if ('link' in line) return asText(named(line));
  const [name, value] = line;
  return value.includes('\n') ? `${name}:\n${value.replaceAll(/^/gm, '  ')}` : `${name}: ${value}`;
}

/** Not every program makes a link of an address that stands in a text. */
function linked({ link, text = link }: Link): string {
  const address = escapeHtml(link);
  return escapeHtml(text).replace(address, () => `<a href="${address}">${address}</a>`);
}

const htmlOf = (name: string, value: string) => `<p><b>${escapeHtml(name)}</b><br>${value}</p>`;

function asHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  if ('heading' in line) return `<h2>${escapeHtml(line.heading)}</h2>`;
  if ('link' in line) return line.name === undefined ? `<p>${linked(line)}</p>` : htmlOf(line.name, linked(line));
  const [name, value] = line;
  return htmlOf(name, escapeHtml(value).replaceAll('\n', '<br>'));
}

function printed(line: Line): Line {
  if (typeof line === 'string') return printable(line);
  if ('heading' in line) return { heading: oneLine(line.heading) };
  if (!('link' in line)) return [oneLine(line[0]), printable(line[1])];
  const { link, name, text } = line;
  return {
    link: oneLine(link, link.length),
    ...(name !== undefined && { name: oneLine(name) }),
    ...(text !== undefined && { text: printable(text) }),
  };
}

/** Sets lines as a letter. What visitors wrote cannot become markup, a header or a second mail. */
export function letter(subject: string, lines: readonly Line[], language: Locale = 'en'): Letter {
  const clean = lines.map(printed);
  return {
    subject: oneLine(subject),
    text: `${clean.map(asText).join('\n').trim()}\n`,
    html: `<!doctype html><html lang="${locales[language].tag}"><body>${clean.map(asHtml).join('\n')}</body></html>\n`,
  };
}
