/** Names and values as they go over the wire. */
export type Headers = Readonly<Record<string, string>>;

const unused = 'accelerometer browsing-topics camera display-capture geolocation gyroscope';
const alsoUnused = 'hid magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking';

const ofFiles: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const always: Headers = {
  ...ofFiles,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `${unused} ${alsoUnused}`
    .split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/** Two years, as browsers' preload lists ask for. */
const strictTransport: Headers = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** The policy of an answer that is not a page: nothing may load from it, nobody may frame it. */
export const bareCsp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The headers of a font. It is never a document and loads nothing, so that what binds documents would only cost bytes:
 * with them it no longer fits into the first ten packets of a connection.
 */
export const fontHeaders = (secure: boolean): Headers => ({ ...ofFiles, ...(secure && strictTransport) });

/**
 * The headers that every other answer carries, errors included.
 *
 * @param csp - the content security policy without what only https needs.
 * @param secure - whether the visitor came by https: only then may a browser be told to insist on it.
 */
export function securityHeaders(csp: string, secure: boolean): Headers {
  if (!secure) return { ...always, 'content-security-policy': csp };
  return { ...always, ...strictTransport, 'content-security-policy': `${csp}; upgrade-insecure-requests` };
}

/** The same for a page that stands in pages of others, some of which take in only what says that it may be. */
export const withFraming = (headers: Headers): Headers => ({
  ...headers,
  'cross-origin-resource-policy': 'cross-origin',
});

/** The same for a page that may ask the browser for a passkey. */
export const withPasskeys = (headers: Headers): Headers => ({
  ...headers,
  'permissions-policy': String(headers['permissions-policy']).replace(
    'publickey-credentials-get=()',
    'publickey-credentials-get=(self)',
  ),
});
