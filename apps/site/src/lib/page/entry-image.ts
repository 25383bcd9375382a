const images = import.meta.glob<string>('../../../../../content/entries/{partners,reviews}/*.{svg,png,jpg,webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Address of a picture that lies beside a content entry; nothing for nothing.
 *
 * @throws {RangeError} when the folder has no such file.
 */
export function entryImage(folder: 'partners' | 'reviews', file: string): string {
  if (file === '') return '';
  const address = images[`../../../../../content/entries/${folder}/${file}`];
  if (!address) throw new RangeError(`content/entries/${folder} has no picture "${file}"`);
  return address;
}
