/** A word as its id is written: `Books, movies & music` is `books-movies-music`. */
export function idOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A key as words joined by hyphens, as a column or an option is called: `shippingPrice` is `shipping-price`. */
export function hyphenated(key: string): string {
  return idOf(key.replaceAll(/([A-Z])/g, ' $1'));
}
