import { formOf, kindOf, packageLevels, placeOf, places, servicesOf, type CompanyForm } from '@formation/formation';
import { toExactText } from '@formation/money';
import { hasPackages, withShares, type CostOption } from './cost-option.ts';
import { shareFields } from './typed-numbers.ts';

/** Most options beside the one in the form. */
export const MOST_KEPT = 3;

const BETWEEN_PARTS = '_';
const BETWEEN_OPTIONS = '~';

/** An option as a few letters in an address: `us_WY_llc_basic_registered-agent:49.50_address:off`. */
export function optionCode({ form, level, services }: CostOption): string {
  const place = form.country === 'us' ? [form.country, form.state, kindOf(form)] : [placeOf(form)];
  const changed = services.map(({ key, is }) => `${key}:${is.replaceAll(/[_~:]/g, '')}`);
  return [...place, ...(level ? [level] : []), ...sharesCode(form), ...changed].join(BETWEEN_PARTS);
}

/** The shares of a corporation: `shares:10000000-8000000-5000`. */
function sharesCode(form: CompanyForm): readonly string[] {
  const { shares } = form.country === 'us' ? form : {};
  const [first] = shares?.classes ?? [];
  if (!shares || !first) return [];
  return [`shares:${[first.authorised, shares.issued, shares.grossAssets].map(toExactText).join('-')}`];
}

/** The option that a code names; nothing when it names none. Parts that make no sense are left out. */
export function optionFrom(code: string): CostOption | undefined {
  const [first, ...parts] = code.split(BETWEEN_PARTS);
  const place = places.find((known) => known === first);
  if (!place) return undefined;
  const level = packageLevels.find((known) => parts.includes(known));
  const said = new Map(parts.map((part) => part.split(':', 2) as [string, string | undefined])); // split gives one or two
  const counts = (said.get('shares') ?? '').split('-');
  const form = withShares(
    formOf(place, parts[0], parts[1]),
    Object.fromEntries(shareFields.map((name, index) => [name, counts[index] ?? ''])),
  );
  const services = servicesOf(form).flatMap(({ key, need }) => {
    // Codes of old name a service that was chosen and had no price.
    const is = said.get(key) === '' ? 'on' : said.get(key);
    return is && !(is === 'on' && need !== 'some') ? [{ key, is }] : [];
  });
  return { form, ...(level && hasPackages(form) ? { level } : {}), services };
}

/** The options that stand beside the form, as its hidden field holds them; each once. */
export function savedOptions(codes: string): readonly CostOption[] {
  const options = codes.split(BETWEEN_OPTIONS).flatMap((code) => optionFrom(code) ?? []);
  return [...new Map(options.map((option) => [optionCode(option), option])).values()].slice(0, MOST_KEPT);
}

export const savedCodes = (options: readonly CostOption[]) => options.map(optionCode).join(BETWEEN_OPTIONS);
