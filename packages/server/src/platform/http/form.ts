import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Dicer } from '@fastify/busboy';
import { i18n } from '../i18n.ts';
import { limitBodyTime, type BodyTime } from './body-time.ts';
import { interrupted } from './body.ts';
import type { Upload } from './contract.ts';
import { badRequest, tooLarge, type AppError } from './errors.ts';
import { headerParameter, isReadableCharset, readFormPart } from './form-part.ts';
import type { Text } from '../language.ts';

export interface FormOptions {
  readonly folder: string;
  readonly fileBytes: number;
  /** The size limit for all files together. Null if only each file has a limit. */
  readonly formMegabytes: number | null;
  /** The file fields in the contract with the maximum number of files in each. */
  readonly fileFields: ReadonlyMap<string, number>;
  readonly time: BodyTime;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  /** The files in the order in which they were sent. */
  readonly uploads: readonly Upload[];
}

const MEGABYTE = 1024 * 1024;
/** The size limit for all files except recordings. */
export const USUAL_FILE_BYTES = 25 * MEGABYTE;
const FIELD_BYTES = 64 * 1024;
const FIELDS = 50;
/** The size limit for all texts of a form together. */
const TEXT_BYTES = MEGABYTE;

const malformed = (): AppError =>
  badRequest(i18n._('The form could not be read.'), undefined, 'request.malformed');

function ofField(path: string, message: Text): AppError {
  return badRequest(undefined, [{ path: path.slice(0, 100), message }]);
}

export function fileTooLarge(fileBytes: number, field?: string): AppError {
  const message = i18n._('The file is too large: {megabytes} MB at most.', {
    megabytes: Math.floor(fileBytes / MEGABYTE),
  });
  return tooLarge(message, 'file.too-large', field === undefined ? undefined : [{ path: field, message }]);
}

/** Refuses a form that is larger than its texts and files may be together. */
function formTooLarge({ fileBytes, formMegabytes }: FormOptions): AppError {
  return formMegabytes === null
    ? fileTooLarge(fileBytes)
    : tooLarge(
        i18n._('These files are too large together: {megabytes} MB at most.', { megabytes: formMegabytes }),
        'file.too-large',
      );
}

function tooManyFiles(field: string, most: number): AppError {
  return ofField(
    field,
    most === 1
      ? i18n._('Please attach one file only.')
      : i18n._('Please attach at most {most} files.', { most }),
  );
}

export function removeUpload(upload: Upload): Promise<void> {
  return rm(upload.path, { force: true });
}

async function readText(part: Readable, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of part) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > FIELD_BYTES) throw ofField(name, i18n._('This text is too long.'));
    chunks.push(bytes);
  }
  const text = Buffer.concat(chunks);
  if (!isUtf8(text))
    throw badRequest(i18n._('The request is not valid UTF-8.'), undefined, 'request.malformed');
  return text.toString('utf8');
}

/** A file of a form that is being written to the folder. */
class IncomingFile {
  readonly #part: Readable;
  readonly #name: Pick<Upload, 'field' | 'name'>;
  readonly #path: string;
  readonly #closed: Promise<void>;
  readonly stored: Promise<Upload>;

  constructor(part: Readable, name: Pick<Upload, 'field' | 'name'>, { folder, fileBytes }: FormOptions) {
    const path = join(folder, randomUUID());
    this.#part = part;
    this.#name = name;
    this.#path = path;
    const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#closed = new Promise((resolve) => {
      output.once('close', resolve);
    });
    this.stored = this.#store(output, fileBytes);
  }

  async #store(output: NodeJS.WritableStream, fileBytes: number): Promise<Upload> {
    let bytes = 0;
    const { field } = this.#name;
    await pipeline(
      this.#part,
      async function* limit(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > fileBytes) throw fileTooLarge(fileBytes, field);
          yield chunk;
        }
      },
      output,
    );
    return { ...this.#name, path: this.#path, bytes };
  }

  async discard(): Promise<void> {
    this.#part.destroy();
    // Waits, because a file that is still being opened would be created after it was removed.
    await this.#closed;
    await rm(this.#path, { force: true });
  }
}

class FormReader {
  readonly #options: FormOptions;
  readonly #names = new Set<string>();
  // The names come from clients. The object has no prototype that a name such as `__proto__` could reach.
  readonly fields: Record<string, string> = Object.assign(Object.create(null), {});
  readonly files: IncomingFile[] = [];
  readonly #filesOf = new Map<string, number>();
  #parts = 0;

  constructor(options: FormOptions) {
    this.#options = options;
  }

  async take(headers: object, part: Readable): Promise<void> {
    this.#parts += 1;
    if (this.#parts > FIELDS) {
      throw badRequest(i18n._('The form has too many fields.'), undefined, 'request.too-many-fields');
    }
    const header = readFormPart(headers);
    if (header === null) throw malformed();
    const { name, fileName, charset } = header;
    if (fileName === '') {
      // If no file was chosen, browsers send an empty file without a name.
      part.resume();
    } else if (fileName === null) {
      await this.#takeText(part, name, charset);
    } else {
      await this.#takeFile(part, { field: name, name: fileName });
    }
  }

  async #takeText(part: Readable, name: string, charset: string | null): Promise<void> {
    if (this.#options.fileFields.has(name)) throw ofField(name, i18n._('This must be a file.'));
    if (this.#names.has(name)) throw ofField(name, i18n._('This field was sent twice.'));
    this.#names.add(name);
    if (!isReadableCharset(charset)) throw ofField(name, i18n._('This text must be sent as UTF-8.'));
    this.fields[name] = await readText(part, name);
  }

  async #takeFile(part: Readable, name: Pick<Upload, 'field' | 'name'>): Promise<void> {
    const { field } = name;
    const most = this.#options.fileFields.get(field);
    if (most === undefined) throw ofField(field, i18n._('A file cannot be attached here.'));
    const count = (this.#filesOf.get(field) ?? 0) + 1;
    if (count > most) throw tooManyFiles(field, most);
    this.#filesOf.set(field, count);
    const file = new IncomingFile(part, name, this.#options);
    this.files.push(file);
    await file.stored;
  }
}

function createParser(request: IncomingMessage): Dicer {
  const boundary = headerParameter(request.headers['content-type'] ?? '', 'boundary');
  if (boundary === null || boundary === '') throw malformed();
  return new Dicer({ boundary, maxHeaderPairs: 20 });
}

/** Reads a multipart body. Texts go into memory and files into the folder. The caller removes the files. */
export async function readForm(request: IncomingMessage, options: FormOptions): Promise<Form> {
  const parser = createParser(request);
  const mostFiles = [...options.fileFields.values()].reduce((sum, most) => sum + most, 0);
  const ofEachFile = options.fileBytes * Math.max(1, mostFiles);
  const limit = (options.formMegabytes === null ? ofEachFile : options.formMegabytes * MEGABYTE) + TEXT_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw formTooLarge(options);
  const reader = new FormReader(options);
  try {
    await new Promise<void>((resolve, reject) => {
      const work: Promise<void>[] = [];
      let refused = false;
      const refuse = (error: unknown): void => {
        refused = true;
        reject(error);
      };
      limitBodyTime(request, options.time, refuse);
      parser.on('part', (part: Readable) => {
        // An error of a part aborts the whole form. The parser reports this error, so the part itself ignores it.
        part.on('error', () => {});
        part.on('header', (headers: object) => {
          if (refused) return;
          const taken = reader.take(headers, part);
          taken.catch(refuse);
          work.push(taken);
        });
      });
      parser.on('error', () => refuse(malformed()));
      parser.on('finish', () => {
        // More bytes can come after the last boundary. They would block the connection if nobody read them.
        request.unpipe(parser);
        request.resume();
        work.push(
          new Promise((ended) => {
            if (request.readableEnded) ended();
            else request.once('end', ended);
          }),
        );
        void Promise.all(work).then(() => resolve(), refuse);
      });
      let bytes = 0;
      request.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > limit) refuse(formTooLarge(options));
      });
      request.on('error', () => refuse(interrupted()));
      request.pipe(parser);
    });
    return { fields: reader.fields, uploads: await Promise.all(reader.files.map(({ stored }) => stored)) };
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    await Promise.all(reader.files.map((file) => file.discard()));
    throw error;
  }
}
