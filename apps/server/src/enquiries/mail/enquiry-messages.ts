import { answeringLanguage, calls, fill, type Locale, messages } from '@formation/content';
import { enquiryLimits, otherLimits, otherParams, paramText, wireFieldNames, wireFields } from '@formation/leads';
import type { Lead, StoredFile } from '../../db/store.ts';
import { type Letter, letter, type Line } from '../../outbox/message.ts';
import { timeIn } from '../../outbox/time-in.ts';

const { labels, enquiry, digest, papers } = messages.en.mail;
const { languages } = messages.en.console.answer;

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** How much of an enquiry a letter shows: characters of a field, and fields that no form of ours has. */
type Room = Readonly<{ field: number; others: number }>;

/** What the form can send is shown whole; whatever else came along stays on the server. */
const whole: Room = { field: enquiryLimits.message, others: otherLimits.fields };
const excerpt: Room = { field: 300, others: 3 };

function cut(text: string, { field }: Room, id: string): string {
  if (text.length <= field) return text;
  return `${text.slice(0, field).toWellFormed()}${fill(enquiry.more, { count: text.length - field, id })}`;
}

/** A file with what was seen in it, and where it is when it is not attached. */
function fileLine(file: StoredFile, linkTo?: LinkTo): Line {
  const known = fill(enquiry.file, { name: file.name, bytes: file.bytes, type: file.type });
  if (file.signs.length === 0) return [labels.file, known];
  const signs = file.signs.map((sign) => enquiry.signs[sign]).join(', ');
  const risky = fill(enquiry.risky, { file: known, signs });
  return [labels.file, linkTo ? `${risky}\n${fill(enquiry.notAttached, { url: linkTo(file) })}` : risky];
}

/** The files that came with an enquiry. Papers that were sent later stand in no mail: mailboxes keep them. */
export const cameWith = ({ files }: Lead): readonly StoredFile[] => files.filter(({ cameAt }) => cameAt === 0);

/** Where the owner gets a file. */
export type LinkTo = (file: StoredFile) => string;

/** We answer in the language that somebody wrote in; whoever puts the answer down has to know it. */
function languageLine({ language, params }: Lead): Line {
  return [labels.language, languages[answeringLanguage(language, paramText(params, ...wireFields.message))]];
}

/** Where one of us opens an enquiry. */
const openLine = (id: string, siteUrl: string): Line => ({
  name: enquiry.open,
  link: `${siteUrl}/console?enquiry=${id}`,
});

/** What the browser's clock said is of no use to a reader beside the time at which it came. */
const shownFields = wireFieldNames.filter((field) => field !== 'submitted');

function lines(lead: Lead, room: Room, linkTo?: LinkTo): readonly Line[] {
  const { id, receivedAt, params } = lead;
  const ours = shownFields.map((field): Line => [
    labels[field],
    cut(paramText(params, ...wireFields[field]), room, id),
  ]);
  const others = otherParams(params).slice(0, room.others);
  const theirs = others.map(([name, value]): Line => [name, cut(asText(value), room, id)]);
  const attached = cameWith(lead).map((file) => fileLine(file, linkTo));
  const stored: readonly Line[] = [
    languageLine(lead),
    [labels.received, timeIn(calls.hours.timeZone, receivedAt)],
    [labels.id, id],
  ];
  return [...ours, ...theirs, ...attached, ...stored].filter((line) => !Array.isArray(line) || line[1] !== '');
}

/** Whom an enquiry is from, and what it asks for. */
function subject({ params, address }: Lead): string {
  const sender = paramText(params, ...wireFields.name) || address;
  const service = paramText(params, ...wireFields.service);
  return fill(service ? enquiry.subjectWithService : enquiry.subject, { sender, service });
}

/** Tells the owner of one enquiry, with the way to its screen. */
export function enquiryLetter(lead: Lead, { siteUrl, linkTo }: Readonly<{ siteUrl: string; linkTo: LinkTo }>): Letter {
  return letter(subject(lead), [...lines(lead, whole, linkTo), openLine(lead.id, siteUrl)]);
}

/** Tells the owner that papers came, and where to see them: none of them, and not their names. */
export function papersLetter({ id, params, address }: Lead, siteUrl: string): Letter {
  const sender = paramText(params, ...wireFields.name) || address;
  return letter(fill(papers.subject, { sender }), [papers.text, openLine(id, siteUrl)]);
}

/** As many characters as a digest spends on fields; every mail server takes a mail of several times as much. */
const digestRoom = 60_000;

const sizeOf = (line: Line) => (Array.isArray(line) ? line.join('').length : 0);

/**
 * Tells the owner of many enquiries in one mail: an excerpt of each, and of the last ones only from whom they are once
 * the mail has become long. Files stay on the server.
 */
export function digestLetter(leads: readonly Lead[], siteUrl: string): Letter {
  let left = digestRoom;
  const each = leads.flatMap((lead): readonly Line[] => {
    const shown = lines(lead, excerpt);
    left -= shown.reduce((sum, line) => sum + sizeOf(line), 0);
    const open = openLine(lead.id, siteUrl);
    return [{ heading: subject(lead) }, ...(left > 0 ? [...shown, open] : [open])];
  });
  return letter(fill(digest.subject, { count: leads.length }), [digest.text, ...each]);
}

/** Brings the list of codes that somebody asked for. It repeats nothing that was sent. */
export function codeListLetter(siteUrl: string, language: Locale): Letter {
  const { codeList } = messages[language].mail;
  const link = `${siteUrl}/hsic-codes.csv`;
  const address = { link, text: fill(codeList.address, { url: link }) };
  return letter(codeList.subject, [codeList.text, address, codeList.byMistake], language);
}

/** The fixed reply. It repeats nothing that was sent, so that nobody can be written to through the form. */
export function replyLetter(language: Locale): Letter {
  const { reply } = messages[language].mail;
  return letter(reply.subject, [reply.text, reply.byMistake], language);
}
