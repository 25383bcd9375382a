import type { StoredFile } from '../../enquiries/lead.ts';

/** An answer that is a file: to save, never to show. */
export class Download {
  readonly path;
  readonly name;
  readonly bytes;
  constructor(path: string, { name, bytes }: Pick<StoredFile, 'name' | 'bytes'>) {
    this.path = path;
    this.name = name;
    this.bytes = bytes;
  }
}

/** An answer that is a file made for it, whole or piece by piece: to save as well. */
export class MadeFile {
  readonly name;
  readonly text;
  constructor(name: string, text: string | AsyncIterable<string>) {
    this.name = name;
    this.text = text;
  }
}
