import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Reads bytes of a file. Returns fewer bytes if the file has no more. */
export async function readPart(path: string, position: number, length: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Yields a text in parts of at most 64 KB, because checking a whole file at once would block all other requests. Throws
 * a TypeError if the file is not in this encoding.
 */
export async function* decodedParts(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path))
    yield decoder.decode(Buffer.from(chunk), { stream: true });
  yield decoder.decode();
}
