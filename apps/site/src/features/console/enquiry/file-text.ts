const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** How large a file is: `340 kB`. */
export function sizeText(locale: string, bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = { style: 'unit', unit: units[step], unitDisplay: 'short', maximumFractionDigits: step === 2 ? 1 : 0 };
  return new Intl.NumberFormat(locale, format as Intl.NumberFormatOptions).format(bytes / 1000 ** step);
}

/** What kind of file it is, by the ending of its name: the server has seen that it is one. */
export const kindText = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();
