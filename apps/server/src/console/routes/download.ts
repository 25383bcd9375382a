import type { StoredFile } from '../../enquiries/lead.ts';

/** An answer that is a file that somebody sent: to save, never to show. */
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

/** An answer that is a file made for it, whole or piece by piece: to save as well, unless it says of what kind it is. */
export class MadeFile {
  readonly name;
  readonly content;
  readonly type;
  constructor(name: string, content: string | Uint8Array | AsyncIterable<string>, type = 'application/octet-stream') {
    this.name = name;
    this.content = content;
    this.type = type;
  }
}
