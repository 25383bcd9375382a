/** As the limits of files are counted: 12 MB are what is said of a limit of 12 MB. */
const [kilo, mega] = [1024, 1024 * 1024];

/** How large a file is: `340 kB`. */
export function sizeText(locale: string, bytes: number): string {
  const [unit, size] = bytes < mega ? ['kilobyte', bytes / kilo] : ['megabyte', bytes / mega];
  const shown = bytes > 0 ? Math.max(size, 0.1) : 0; // what is not empty is not said to be
  const format = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 || bytes >= mega ? 1 : 0,
  };
  return new Intl.NumberFormat(locale, format as Intl.NumberFormatOptions).format(shown);
}

/** What kind of file it is, by the ending of its name: the server has seen that it is one. */
export const kindText = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toUpperCase();
