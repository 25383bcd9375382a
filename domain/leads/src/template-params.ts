import { isReachable } from './email-pattern.ts';
import type { EnquiryDraft } from './enquiry.ts';
import type { Refused } from './refusals.ts';
import { isVisible } from './visible-text.ts';
import { addressNames, consentGiven, wireFieldNames, wireFields, type WireField } from './wire-fields.ts';

/** What the wire carries for one enquiry: names to texts, as the template of the provider reads them. */
export type TemplateParams = Readonly<Record<string, unknown>>;

type Circumstances = Readonly<{
  /** The fixed text of the form. */
  annualRevenue: string;
  /** When the visitor pressed Send. */
  submittedAt: Date;
  /** The chosen file's name; without one the wire says "No". */
  fileName?: string | undefined;
}>;

/**
 * The wire form of an enquiry: each value under its snake_case and its camelCase name.
 *
 * @see Site specification §7, "Contact submission"
 */
export function templateParams(draft: EnquiryDraft, circumstances: Circumstances) {
  const values: Readonly<Record<WireField, string>> = {
    name: draft.contactName,
    number: draft.contactNumber,
    email: draft.email,
    service: draft.serviceNeeded,
    revenue: circumstances.annualRevenue,
    message: draft.message,
    consent: draft.agreeToProtectData ? consentGiven : 'No',
    submitted: circumstances.submittedAt.toISOString(),
  };
  const named = wireFieldNames.flatMap((field) =>
    wireFields[field].map((name): [string, string] => [name, values[field]]),
  );
  return { ...Object.fromEntries(named), file: circumstances.fileName ?? 'No' } as const;
}

/** Deeper than any template reads; a bound keeps hostile bodies from exhausting the stack. */
const deepest = 20;

function isShallow(value: unknown, room = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return room > 0 && Object.values(value).every((inner) => isShallow(inner, room - 1));
}

function isPlainObject(value: unknown): value is TemplateParams {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The e-mail address to answer to, under any of the names that forms give it. */
export function contactAddress(params: TemplateParams): string | undefined {
  for (const name of addressNames) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (typeof value === 'string' && isReachable(value.trim())) return value.trim();
  }
  return undefined;
}

/** Reads the params of a request. Names that no form of ours uses are kept: the owner may add fields. */
export function readTemplateParams(
  value: unknown,
): Readonly<{ params: TemplateParams; address: string }> | Refused<'bad-params' | 'no-contact-address' | 'no-name'> {
  if (!isPlainObject(value) || !isShallow(value)) return { refused: 'bad-params' };
  const address = contactAddress(value);
  if (address === undefined) return { refused: 'no-contact-address' };
  const name = paramText(value, ...wireFields.name); // not every form asks for one
  return name !== '' && !isVisible(name) ? { refused: 'no-name' } : { params: value, address };
}

/** One text of the params, under its snake_case or its camelCase name; empty when there is none. */
export function paramText(params: TemplateParams, ...names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  }
  return '';
}
