export type MultipartFields = Readonly<Record<string, string | number | boolean | object | null | undefined>>;
export type MultipartFiles = Readonly<Record<string, Blob | readonly Blob[] | null | undefined>>;

const append = (form: FormData, name: string, file: Blob): void => {
  if (file instanceof File) form.append(name, file, file.name);
  else form.append(name, file);
};

/**
 * Creates the multipart body of an upload. An object is written as JSON. The files come last because the server reads
 * the body as a stream and must know the fields first.
 */
export const multipart = (fields: MultipartFields, files: MultipartFiles = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, value] of Object.entries(files)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) append(form, name, value);
    else for (const file of value) append(form, name, file);
  }
  return form;
};

const holdsBlob = (value: unknown): boolean => {
  if (value instanceof Blob) return true;
  if (Array.isArray(value)) return value.some(holdsBlob);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsBlob);
};

/** Throws if the body contains a file, because JSON.stringify would silently turn the file into `{}`. */
export const serializeBody = (body: unknown): string | FormData => {
  if (body instanceof FormData) return body;
  if (holdsBlob(body)) throw new Error('A file cannot be sent as JSON; send it with upload().');
  return JSON.stringify(body);
};
