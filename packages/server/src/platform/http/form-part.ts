/** The headers of one part of a multipart body. */
export interface FormPart {
  readonly name: string;
  /** Null for a text; empty if a browser's user chose no file. */
  readonly fileName: string | null;
  /** Null if the part does not declare it. */
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

/** Browsers escape exactly these three characters of a file name like this. */
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

/** Headers arrive as one character per byte. Null if they are not those of a form field. */
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

/** UTF-8 and its subset ASCII; everything is read as UTF-8. */
export function isReadableCharset(charset: string | null): boolean {
  return charset === null || charset === 'utf-8' || charset === 'utf8' || charset === 'us-ascii';
}
