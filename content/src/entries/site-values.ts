import { z } from 'zod';

const pattern = (form: RegExp, error: string) => z.string(error).regex(form, error);
const address = pattern(/^https:\/\/[^/\s]+\.\S+$/, 'Write the whole address, from https:// on.');
const addressOrNone = pattern(/^(https:\/\/[^/\s]+\.\S+)?$/, 'Write the whole address, from https:// on, or nothing.');
const said = z.string('Write a text, or leave it empty.');

/** What stands in `site.ts`: every value as the pages link to it, call it and say it. */
export const siteValues = z.strictObject({
  brand: z.string().min(1, 'Write the name of the firm as its customers know it.'),
  email: z.email('Write an e-mail address.'),
  phone: pattern(/^\+[1-9][\d ]{6,}\d$/, 'Write + and the country code first, then digits and spaces.'),
  portal: z.strictObject({ login: address, start: address }),
  whatsappNumber: pattern(
    /^[1-9]\d{7,14}$/,
    'Write digits only, with the country code first, as in 94771234567: wa.me takes no + and no spaces.',
  ),
  social: z.record(z.string(), addressOrNone),
  amazonUsHost: pattern(/^[a-z.]+$/, 'Write the host alone, such as amazon.com.'),
  copyrightFrom: z.number('Write the year in which the brand began.').int().min(1900),
  firm: z.strictObject({ legalName: said, number: said, address: said, dataController: said, people: said }),
  media: z.strictObject({
    avatarProxy: addressOrNone,
    imageHosts: pattern(
      /^(https:\/\/[^/\s]+( |$))*$/,
      'Write addresses of hosts alone, from https:// on and without / at their ends, separated by spaces.',
    ),
  }),
});
