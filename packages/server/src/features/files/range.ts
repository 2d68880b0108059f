import type { ByteRange } from '../../platform/files/file-store.ts';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/u;

/**
 * Returns the requested range of bytes. Returns null, which means the whole file, if there is no range or its unit or
 * format is unknown (RFC 9110, 14.2).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;

  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
