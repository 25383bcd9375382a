/** Where a country's flag is loaded from: `https://flags.example/us.svg`. The base is the site's own or a CDN's. */
export function flagAddress(code: string, base: string): string {
  return `${base}/${code.toLowerCase()}.svg`;
}
