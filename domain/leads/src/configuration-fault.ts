/** The ids of a request in the provider's protocol. */
export type ProviderIds = Readonly<{ userId: unknown; serviceId: unknown; templateId: unknown }>;

/** Under which forms of the site come to its own server. They stand in the pages for everyone to read, and prove nothing. */
export const siteIds = { userId: 'site', serviceId: 'enquiries', templateId: 'contact' } as const;

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/**
 * The first configuration check of the provider that fails, as its sentence; undefined when all hold.
 *
 * @see Site specification §8: ids are non-empty strings, template params a plain object.
 */
export function configurationFault(ids: ProviderIds, templateParams: unknown): string | undefined {
  if (!isFilled(ids.userId)) return 'The public key is required.';
  if (!isFilled(ids.serviceId)) return 'The service ID is required.';
  if (!isFilled(ids.templateId)) return 'The template ID is required.';
  if (Object.prototype.toString.call(templateParams) !== '[object Object]') {
    return 'The template params have to be the object.';
  }
  return undefined;
}
