import { type Locale, locales } from '@formation/content';

/** The words of a mail: once as plain text, once as HTML, both made from the same lines. */
export type Letter = Readonly<{ subject: string; text: string; html: string }>;

/** A heading, a sentence, or a name with its value. */
export type Line = string | Readonly<{ heading: string }> | readonly [name: string, value: string];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Line breaks and tabs stay; other control characters and those that turn text around go. */
const printable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '');

/** A text for a header: one line, not endless. */
function oneLine(text: string, limit = 150): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim().slice(0, limit).toWellFormed();
}

function asText(line: Line): string {
  if (typeof line === 'string') return line;
  if ('heading' in line) return `\n${line.heading}`;
  const [name, value] = line;
  return value.includes('\n') ? `${name}:\n${value.replaceAll(/^/gm, '  ')}` : `${name}: ${value}`;
}

function asHtml(line: Line): string {
  if (typeof line === 'string') return `<p>${escaped(line)}</p>`;
  if ('heading' in line) return `<h2>${escaped(line.heading)}</h2>`;
  const [name, value] = line;
  return `<p><b>${escaped(name)}</b><br>${escaped(value).replaceAll('\n', '<br>')}</p>`;
}

function printed(line: Line): Line {
  if (typeof line === 'string') return printable(line);
  return 'heading' in line ? { heading: oneLine(line.heading) } : [oneLine(line[0]), printable(line[1])];
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
