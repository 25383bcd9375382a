/** A name that nobody else uses. Unlike `randomUUID` it works where the page came without TLS, too. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
