import { fill } from '../fill.ts';
import { site } from './site.ts';

/** Who stands behind the brand. A field that the owner has not filled in is empty. */
export type Firm = Readonly<Record<keyof typeof site.firm, string>>;

/** One sentence for each field, with the field's name in braces. */
type IdentityWords = Readonly<Record<keyof Firm, string>>;

const fields = Object.keys(site.firm) as (keyof Firm)[]; // its keys are its fields

/** What is said of the firm: a sentence for each field that is filled in, in the order of `site.firm`. */
export const firmIdentity = (words: IdentityWords, firm: Firm = site.firm): readonly string[] =>
  fields.filter((field) => firm[field] !== '').map((field) => fill(words[field], { [field]: firm[field] }));

/** The fields that nobody has filled in yet. */
export const openFields = (firm: Firm): readonly (keyof Firm)[] => fields.filter((field) => firm[field] === '');
