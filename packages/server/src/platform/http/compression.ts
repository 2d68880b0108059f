import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const LEAST_BYTES = 1024;
/**
 * This quality suits responses that are compressed on every request. It saves most of the bytes and needs little CPU
 * time.
 */
const BROTLI_QUALITY = 4;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

function acceptedEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  let gzipAccepted = false;
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) continue;
    if (name === 'br') return 'br';
    if (name === 'gzip') gzipAccepted = true;
  }
  return gzipAccepted ? 'gzip' : null;
}

/** Returns the encoding that the client accepts. Returns null if the text is too short to compress. */
export function encodingFor(text: string, header: string | undefined): Encoding | null {
  return text.length < LEAST_BYTES ? null : acceptedEncoding(header);
}

export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      })
    : compressGzip(text, { level: 5 });
}
