import type { Refused } from '@formation/leads';
import type { StagedFile, Store } from '../../db/store.ts';
import type { HttpRefusal } from '../../http/api/refusal-answers.ts';
import type { AddressLimits } from '../../http/edge/address-limits.ts';
import type { PaperStore } from './papers.ts';
import { isUploadToken } from './upload-url.ts';

type Parts = Readonly<{
  papers: PaperStore;
  files: Pick<Store['files'], 'bytes' | 'discard'>;
  limits: Pick<AddressLimits, 'upload'>;
  maxStoredBytes: number;
  secret: string;
  now: () => number;
}>;

/** What the address of an upload link says. */
export type UploadAddress = Readonly<{ id: string; token: string }>;

type PaperOutcome = 'done' | (Refused<HttpRefusal> & Readonly<{ retryAfter?: number }>);

/** Takes the papers that visitors send by upload links. */
export function paperService({ papers, files, limits, maxStoredBytes, secret, now }: Parts) {
  const tooMuch = async (group: string, bytes: number): Promise<PaperOutcome | undefined> => {
    if ((await files.bytes()) + bytes > maxStoredBytes) return { refused: 'full', retryAfter: 3600 };
    const retryAfter = limits.upload(group, bytes);
    return retryAfter > 0 ? { refused: 'too-many-requests', retryAfter } : undefined;
  };
  return {
    /** Whether a file may come by a link: asked before anything of it is read. */
    async isGood({ id, token }: UploadAddress): Promise<boolean> {
      return isUploadToken(token, { secret, id, now: now() }) && (await papers.link(id)) !== undefined;
    },
    /** Stores a paper. @param group - the network that it comes from. */
    async take({ id }: UploadAddress, file: StagedFile, group: string): Promise<PaperOutcome> {
      const refusal = await tooMuch(group, file.bytes);
      if (refusal !== undefined) {
        await files.discard(file);
        return refusal;
      }
      return papers.add(id, file);
    },
  };
}

export type PaperService = ReturnType<typeof paperService>;
