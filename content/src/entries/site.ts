import { z } from 'zod';
import { translatedLanguages } from '../translations/translated-languages.ts';
import { everywhere } from './everywhere.ts';

const pattern = (form: RegExp, error: string) => z.string(error).regex(form, error);
const address = pattern(/^https:\/\/[^/\s]+\.\S+$/, 'Write the whole address, from https:// on.');
const addressOrNone = pattern(/^(https:\/\/[^/\s]+\.\S+)?$/, 'Write the whole address, from https:// on, or nothing.');
const said = z.string('Write a text, or leave it empty.').max(300);

const networks = ['facebook', 'tiktok', 'youtube', 'instagram', 'linkedin'] as const;

const firm = z.strictObject({
  legalName: said.describe('The registered name of the firm.'),
  number: said.describe('Its number in the register of companies.'),
  address: said.describe('Its registered or postal address, in one line.'),
  dataController: said.describe('Who answers for personal data, with an address of their own.'),
  people: said.describe('The people behind the firm: "Name, role", separated by semicolons.'),
});

const media = z.strictObject({
  avatarProxy: addressOrNone.describe(
    'Base address of a resizing proxy for Trustpilot’s avatars, such as https://images.weserv.nl/; empty for none.',
  ),
  imageHosts: pattern(
    /^(https:\/\/[^/\s]+( |$))*$/,
    'Write addresses of hosts alone, from https:// on and without / at their ends, separated by spaces.',
  ).describe(
    'Origins from which reviewers’ pictures and pictures of posts may be loaded, such as https://lh3.googleusercontent.com. A picture from any other host is not asked for.',
  ),
});

/** What the owner of the firm fills in once, as the pages link to it, call it and say it: `entries/firm/site.json`. */
export const siteEntry = z.strictObject({
  brand: z.string().min(1, 'Write the name of the firm as its customers know it.').max(40).describe('The brand.'),
  blog: everywhere(z.string().min(1).max(40)).describe('What the firm’s articles are called together.'),
  email: z.email('Write an e-mail address.').describe('The firm’s address for everybody.'),
  phone: pattern(/^\+[1-9][\d ]{6,}\d$/, 'Write + and the country code first, then digits and spaces.').describe(
    'The firm’s number for everybody.',
  ),
  portal: z
    .strictObject({ login: address, start: address })
    .describe('The customer portal: another application on another host.'),
  whatsappNumber: pattern(
    /^[1-9]\d{7,14}$/,
    'Write digits only, with the country code first, as in 94771234567: wa.me takes no + and no spaces.',
  ).describe('The number of WhatsApp.'),
  social: z
    .partialRecord(z.enum(networks), addressOrNone)
    .describe('Where the firm can be followed; empty for a network that it is not on.'),
  besideEnglish: z
    .array(z.enum(translatedLanguages))
    .describe(
      'The languages in which the site has pages beside the English ones. None: it is in English only, and addresses of other languages lead to the English page.',
    ),
  amazonUsHost: pattern(/^[a-z.]+$/, 'Write the host alone, such as amazon.com.').describe(
    'Shown in the marketplace list of the Amazon calculator.',
  ),
  copyrightFrom: z.number('Write the year in which the brand began.').int().min(1900).describe('The first year.'),
  firm: firm.describe(
    'Who stands behind the brand, as the law wants it said. What is filled in stands at the foot of every page, in the legal texts and in what search engines read; what is empty is listed by the launch check.',
  ),
  media: media.describe('Hosts of pictures. None by default, so that no page asks another host for anything.'),
});

export type Site = Readonly<z.infer<typeof siteEntry>>;
