import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { i18n } from '../i18n.ts';
import { limitBodyTime, type BodyTime } from './body-time.ts';
import { badRequest, tooLarge, type AppError } from './errors.ts';

/** The error for a client that disconnects before its body is complete. */
export const interrupted = (): AppError =>
  badRequest(i18n._('The request ended too early.'), undefined, 'request.interrupted');

function readBytes(request: IncomingMessage, limit: number, time: BodyTime): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      reject(tooLarge());
      return;
    }
    limitBodyTime(request, time, reject);
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        chunks.length = 0;
        reject(tooLarge());
      } else {
        chunks.push(chunk);
      }
    });
    request.on('end', () => {
      const [first] = chunks;
      resolve(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks));
    });
    request.on('error', () => reject(interrupted()));
  });
}

/** Reads the body. Returns `undefined` if it is empty. */
export async function readJson(request: IncomingMessage, limit: number, time: BodyTime): Promise<unknown> {
  const bytes = await readBytes(request, limit, time);
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) {
    throw badRequest(i18n._('The request is not valid UTF-8.'), undefined, 'request.malformed');
  }
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return value;
  } catch {
    throw badRequest(i18n._('The request is not valid JSON.'), undefined, 'request.malformed');
  }
}
