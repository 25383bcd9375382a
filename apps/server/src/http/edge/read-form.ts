import type { Multipart, MultipartFile } from '@fastify/multipart';
import { office } from '@formation/content';
import type { FastifyRequest } from 'fastify';
import type { StagedFile, Store } from '../../db/store.ts';
import type { Submission } from '../../enquiries/enquiry-service.ts';
import type { HttpRefusal } from '../api/refusal-answers.ts';

const { maxBytes } = office.uploads;

/** The parser's limit fires at its number, so one byte more than is allowed lets the largest file through. */
const ofOneForm = { fileSize: maxBytes + 1, files: 1, fields: 100, parts: 101, fieldSize: 65_536, fieldNameSize: 200 };

/** The upload itself is broken: cut off, or not what its header says. It is the sender's fault, not the disk's. */
class BrokenForm extends Error {}

/** The bytes of a file, up to the first one too many. */
export async function* asSent(content: AsyncIterable<Buffer>, most = maxBytes): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const chunk of content) {
      yield chunk;
      bytes += chunk.length;
      if (bytes > most) return;
    }
  } catch (cause) {
    throw new BrokenForm('The upload broke off.', { cause });
  }
}

type Read = Readonly<{ fields: Map<string, string>; file: StagedFile | undefined }>;
type Unread = Readonly<{ refused: HttpRefusal }>;

/** A browser sends a part without name and bytes for a file field that was left empty. */
async function isLeftEmpty({ file, filename }: MultipartFile): Promise<boolean> {
  if (filename) return false;
  for await (const chunk of asSent(file)) if (chunk.length > 0) return false;
  return true;
}

const isTruncated = (part: Multipart) => part.type === 'field' && (part.valueTruncated || part.fieldnameTruncated);

async function readParts(request: FastifyRequest, files: Store['files'], read: { file?: StagedFile | undefined }) {
  const fields = new Map<string, string>();
  for await (const part of request.parts({ limits: ofOneForm })) {
    if (isTruncated(part)) return { refused: 'too-large' } as const;
    if (part.type === 'field') fields.set(part.fieldname, String(part.value));
    else if (!(await isLeftEmpty(part))) {
      const staged = await files.stage(asSent(part.file), part.filename ?? ''); // a part without a name may be a file too
      if ('refused' in staged) return staged;
      read.file = staged;
    }
  }
  return { fields, file: read.file };
}

const refusalOf = (error: unknown): HttpRefusal | undefined => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return 'too-many-files';
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') return 'too-large';
  if (error instanceof BrokenForm || String(code).startsWith('FST_')) return 'bad-request';
  return error instanceof Error && /multipart|boundary|part/i.test(error.message) && !('syscall' in error)
    ? 'bad-request'
    : undefined;
};

/** Reads `multipart/form-data` as it comes in; the file goes straight to the disk. Nothing stays after a refusal. */
async function readMultipart(request: FastifyRequest, files: Store['files']): Promise<Read | Unread> {
  const read: { file?: StagedFile | undefined } = {};
  const discard = async () => void (read.file && (await files.discard(read.file)));
  try {
    const outcome = await readParts(request, files, read);
    if ('refused' in outcome) await discard();
    return outcome;
  } catch (error) {
    await discard();
    const refused = refusalOf(error);
    if (refused) return { refused };
    throw error;
  }
}

function submission({ fields, file }: Read): Submission {
  const take = (name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return value;
  };
  const ids = { userId: take('user_id'), serviceId: take('service_id'), templateId: take('template_id') };
  take('lib_version');
  fields.set('file', file?.name ?? fields.get('file') ?? 'No');
  return { ids, params: Object.fromEntries(fields), file };
}

/** What the fields and the wrapping of a form may add to its file. */
const longestRest = 1024 * 1024;

const isTooLong = ({ headers }: FastifyRequest) => Number(headers['content-length']) > maxBytes + longestRest;

/** Reads a form that is nothing but a file. */
export async function readUpload(request: FastifyRequest, files: Store['files']): Promise<StagedFile | Unread> {
  if (isTooLong(request)) return { refused: 'file-too-large' };
  if (!request.isMultipart()) return { refused: 'bad-request' };
  const read = await readMultipart(request, files);
  return 'refused' in read ? read : (read.file ?? { refused: 'file-empty' });
}

/** Reads a form, with or without a file. */
export async function readForm(request: FastifyRequest, files: Store['files']): Promise<Submission | Unread> {
  if (isTooLong(request)) return { refused: 'file-too-large' };
  const read = request.isMultipart()
    ? await readMultipart(request, files)
    : { fields: new Map(new URLSearchParams(String(request.body))), file: undefined };
  return 'refused' in read ? read : submission(read);
}
