/** The values in the headers of one part of a multipart body. */
export interface FormPart {
  readonly name: string;
  /** Null for a text. Empty if the person has chosen no file in the browser. */
  readonly fileName: string | null;
  /** Null if the part does not name its charset. */
  readonly charset: string | null;
}

const PARAMETER = /;\s*(?<name>[\w*-]+)\s*=\s*(?:"(?<quoted>[^"]*)"|(?<plain>[^;\s"]*))/g;

export function headerParameter(header: string, name: string): string | null {
  for (const { groups } of header.matchAll(PARAMETER)) {
    if (groups?.['name']?.toLowerCase() === name) return groups['quoted'] ?? groups['plain'] ?? '';
  }
  return null;
}

function headerOf(headers: object, name: string): string {
  const values: unknown = Reflect.get(headers, name);
  const first: unknown = Array.isArray(values) ? values[0] : undefined;
  return typeof first === 'string' ? first : '';
}

/** In a file name, browsers escape exactly these three characters, in this way. */
const ESCAPED = /%(?:22|0A|0D)/gi;
const EXTENDED = /^utf-8'[^']*'/i;

function extendedFileName(disposition: string): string | null {
  const value = headerParameter(disposition, 'filename*');
  if (value === null || !EXTENDED.test(value)) return value;
  try {
    return decodeURIComponent(value.replace(EXTENDED, ''));
  } catch {
    return value;
  }
}

function fileNameOf(disposition: string): string | null {
  const name = headerParameter(disposition, 'filename');
  if (name === null) return extendedFileName(disposition);
  return Buffer.from(name, 'latin1').toString().replace(ESCAPED, decodeURIComponent);
}

/** Reads the headers, which have one character for each byte. Returns null if they do not belong to a form field. */
export function readFormPart(headers: object): FormPart | null {
  const disposition = headerOf(headers, 'content-disposition');
  if (!/^form-data\s*;/i.test(disposition)) return null;
  const name = Buffer.from(headerParameter(disposition, 'name') ?? '', 'latin1').toString();
  if (name === '') return null;
  return {
    name,
    fileName: fileNameOf(disposition),
    charset: headerParameter(headerOf(headers, 'content-type'), 'charset')?.toLowerCase() ?? null,
  };
}

/** Whether the charset is UTF-8 or its subset ASCII, because all texts are read as UTF-8. */
export function isReadableCharset(charset: string | null): boolean {
  return charset === null || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii';
}
