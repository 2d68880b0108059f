import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { newId } from '../identifiers.ts';
import type { Upload } from './contract.ts';
import { AppError, badRequest, tooLarge } from './errors.ts';

export interface FormOptions {
  readonly folder: string;
  readonly fileBytes: number;
  /** The names under which the contract takes a file. */
  readonly fileFields: ReadonlySet<string>;
}

export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly upload: Upload | null;
}

const FIELD_BYTES = 64 * 1024;
const FIELDS = 50;

const malformed = (): AppError => badRequest('The form could not be read.', undefined, 'request.malformed');
const tooMany = (): AppError =>
  badRequest('The form has too many fields.', undefined, 'request.too-many-fields');

export function removeUpload(upload: Upload): Promise<void> {
  return rm(upload.path, { force: true });
}

function parser(request: IncomingMessage, fileBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: FIELDS,
        fileSize: fileBytes,
        parts: FIELDS + 10,
        headerPairs: 20,
        headerSize: 8192,
      },
    });
  } catch {
    // The boundary is missing.
    throw malformed();
  }
}

async function store(
  stream: BusboyFileStream,
  path: string,
  fileBytes: number,
  part: { fileName: string; declaredType: string },
): Promise<Upload> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (stream.truncated) {
    throw tooLarge(
      `The file is too large: ${Math.floor(fileBytes / 1024 / 1024)} MB at most.`,
      'file.too-large',
    );
  }
  return { path, bytes: stream.bytesRead, ...part };
}

/** Reads a multipart body: texts into memory, one file into the folder, where the caller removes it. */
export async function readForm(request: IncomingMessage, options: FormOptions): Promise<Form> {
  const form = parser(request, options.fileBytes);
  // Without a prototype: the names come from outside.
  const fields: Record<string, string> = Object.assign(Object.create(null), {});
  const path = join(options.folder, newId());
  const taken: { stream?: BusboyFileStream; upload?: Promise<Upload> } = {};
  let refusal: AppError | null = null;
  const refuse = (error: AppError): void => {
    refusal ??= error;
  };

  const field = (name: unknown, value: string, _nameTruncated: boolean, truncated: boolean): void => {
    if (typeof name !== 'string' || name === '') refuse(malformed());
    else if (truncated) refuse(badRequest(undefined, [{ path: name, message: 'This text is too long.' }]));
    else if (Object.hasOwn(fields, name)) {
      refuse(badRequest(undefined, [{ path: name, message: 'This field was sent twice.' }]));
    } else fields[name] = value;
  };

  const file = (
    name: string | undefined,
    stream: BusboyFileStream,
    fileName: string,
    _encoding: string,
    declaredType: string,
  ): void => {
    // Browsers send an empty file without a name where none was chosen.
    const unchosen = fileName === '';
    if (!unchosen && !options.fileFields.has(name ?? '')) {
      refuse(badRequest(undefined, [{ path: name ?? '', message: 'A file cannot be attached here.' }]));
    } else if (!unchosen && taken.upload !== undefined) {
      refuse(badRequest(undefined, [{ path: name ?? '', message: 'Please attach one file only.' }]));
    }
    if (unchosen || refusal !== null) {
      stream.on('error', () => {});
      stream.resume();
      return;
    }
    taken.stream = stream;
    taken.upload = store(stream, path, options.fileBytes, { fileName: fileName.slice(0, 255), declaredType });
    // Awaited below, unless the form breaks off before.
    taken.upload.catch(() => {});
  };

  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (): void => {
        request.unpipe(form);
        request.resume();
        reject(malformed());
      };
      form.on('field', field);
      form.on('file', file);
      form.on('partsLimit', () => refuse(tooMany()));
      form.on('fieldsLimit', () => refuse(tooMany()));
      form.on('error', fail);
      form.on('finish', resolve);
      request.on('error', fail);
      request.pipe(form);
    });
    const upload = (await taken.upload) ?? null;
    if (refusal !== null) throw refusal;
    return { fields, upload };
  } catch (error) {
    taken.stream?.destroy();
    await rm(path, { force: true });
    throw error;
  }
}
