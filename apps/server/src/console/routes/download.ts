import type { StoredFile } from '../../store/lead.ts';

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
