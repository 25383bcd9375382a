export type SavedFile = Readonly<{
  name: string;
  type: 'text/csv' | 'text/calendar' | 'application/json';
  text: string;
}>;

/** Gives the visitor a file that was made on this page. */
export function saveFile({ name, type, text }: SavedFile): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** As {@link saveFile}, for a file that is already made. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // a browser may still be reading it
}
