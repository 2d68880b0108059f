type Part = Readonly<Record<string, unknown>>;

export type ReadContractFile = (file: string) => unknown;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapped = (value: unknown, change: (member: unknown, key: string) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((member) => change(member, ''));
  if (!isPart(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member, key)]));
};

/** References to the same file must name that file, because the part moves to another file. */
const moved = (value: unknown, file: string, key = ''): unknown =>
  key === '$ref' && typeof value === 'string' && value.startsWith('#')
    ? `${file}${value}`
    : mapped(value, (member, name) => moved(member, file, name));

function merged(base: Part, own: Part): Part {
  const result: Record<string, unknown> = { ...base, ...own };
  // The base's description does not describe the new schema. In an object that is not a schema, `description` is an
  // ordinary field.
  if (isPart(base['properties']) && own['description'] === undefined) delete result['description'];
  if (isPart(base['properties']) && isPart(own['properties']))
    result['properties'] = { ...base['properties'], ...own['properties'] };
  if (Array.isArray(base['required']) && Array.isArray(own['required']))
    result['required'] = [...new Set<unknown>([...base['required'], ...own['required']])];
  return result;
}

/**
 * Replaces each `x-extends` in a part of `file` by the members of the object that it names. A schema keeps its own
 * properties and required fields in addition.
 */
export function withExtensions(part: unknown, file: string, read: ReadContractFile): unknown {
  const extended = mapped(part, (member) => withExtensions(member, file, read));
  if (!isPart(extended)) return extended;
  const { 'x-extends': reference, ...own } = extended;
  if (typeof reference !== 'string') return extended;

  const [target = '', pointer = ''] = reference.split('#/');
  const source = target === '' ? file : target;
  const found = pointer
    .split('/')
    .reduce<unknown>((value, name) => (isPart(value) ? value[name] : undefined), read(source));
  const base = withExtensions(found, source, read);
  if (!isPart(base)) throw new Error(`x-extends names ${reference}, which is not an object`);
  return merged((source === file ? base : moved(base, source)) as Part, own);
}
