/** Those keywords of JSON Schema that the contract uses and that decide whether two schemas are compatible. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly deprecated?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minProperties?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** Who reads a value: the server reads requests, and the page reads responses and events. */
export type Reader = 'server' | 'page';

/** Returns the schema that a reference names. */
type Resolve = (reference: string) => JsonSchema;

interface Place {
  readonly reader: Reader;
  /** The name of the value in the findings, such as `Post.author`. */
  readonly where: string;
}

export interface Comparison extends Place {
  readonly before: Resolve;
  readonly after: Resolve;
  /** The references that have been compared, because schemas can contain themselves. */
  readonly compared: Set<string>;
}

const nameOf = (reference: string): string => reference.split('/').at(-1) ?? reference;

/** Follows references, and joins the parts of `allOf`. The contract uses `allOf` only to describe a reference. */
function resolved(resolve: Resolve, schema: JsonSchema): JsonSchema {
  if (schema.$ref !== undefined) return resolved(resolve, resolve(schema.$ref));
  if (schema.allOf === undefined) return schema;
  return Object.assign({}, ...schema.allOf.map((part) => resolved(resolve, part)), schema) as JsonSchema;
}

/** The schemas of which a value has to match one. A schema with several types becomes one schema for each type. */
function alternativesOf(resolve: Resolve, schema: JsonSchema): readonly JsonSchema[] {
  const target = resolved(resolve, schema);
  const union = target.oneOf ?? target.anyOf;
  if (union !== undefined) return union.flatMap((each) => alternativesOf(resolve, each));
  return [target.type].flat().map((type) => ({ ...target, ...(type === undefined ? {} : { type }) }));
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

const includesType = (whole: JsonSchema['type'], part: JsonSchema['type']): boolean =>
  whole === undefined || whole === part || (whole === 'number' && part === 'integer');

const valuesOf = (schema: JsonSchema): readonly unknown[] | undefined =>
  schema.const === undefined ? schema.enum : [schema.const];

function valueChanges({ reader, where }: Place, before: JsonSchema, after: JsonSchema): readonly string[] {
  const [old, present] = [valuesOf(before), valuesOf(after)];
  // Pages accept values of an enum that they do not know.
  if (reader === 'page')
    return before.const === undefined || after.const === before.const
      ? []
      : [`${where} has another constant`];
  if (present === undefined) return [];
  if (old === undefined) return [`${where} takes only certain values`];
  return old
    .filter((value) => !present.includes(value))
    .map((value) => `${where} no longer takes ${JSON.stringify(value)}`);
}

const lowerLimits = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const upperLimits = ['maximum', 'maxLength', 'maxItems'] as const;
const forms = ['format', 'pattern'] as const;

/** Limits matter only to the server, because pages do not check what they show. A page parses some formats. */
function limitChanges({ reader, where }: Place, before: JsonSchema, after: JsonSchema): readonly string[] {
  if (reader === 'page') return after.format === before.format ? [] : [`${where} has another format`];
  return [
    ...lowerLimits.filter((name) => (after[name] ?? -Infinity) > (before[name] ?? -Infinity)),
    ...upperLimits.filter((name) => (after[name] ?? Infinity) < (before[name] ?? Infinity)),
    ...forms.filter((name) => after[name] !== undefined && after[name] !== before[name]),
  ].map((name) => `${where} has a narrower ${name}`);
}

function requiredChanges({ reader, where }: Place, before: JsonSchema, after: JsonSchema): readonly string[] {
  const [old, present] = [new Set(before.required), new Set(after.required)];
  if (reader === 'server')
    return [...present].filter((name) => !old.has(name)).map((name) => `${where}.${name} is newly required`);
  const isKept = (name: string) => after.properties?.[name] !== undefined;
  return [...old]
    .filter((name) => !present.has(name) && isKept(name))
    .map((name) => `${where}.${name} can be missing`);
}

/** Compares what contains other schemas: objects, arrays and maps. */
function childChanges(comparison: Comparison, before: JsonSchema, after: JsonSchema): readonly string[] {
  const { where } = comparison;
  const compare = (name: string, old: JsonSchema, present: JsonSchema) =>
    schemaChanges({ ...comparison, where: `${where}${name}` }, old, present);
  const [oldRest, rest] = [before.additionalProperties, after.additionalProperties];
  return [
    ...Object.entries(before.properties ?? {}).flatMap(([name, old]) => {
      const present = after.properties?.[name];
      if (present !== undefined) return compare(`.${name}`, old, present);
      return old.deprecated === true ? [] : [`${where}.${name} is removed`];
    }),
    ...(before.items === undefined || after.items === undefined
      ? []
      : compare('[]', before.items, after.items)),
    ...(typeof oldRest === 'object' && typeof rest === 'object' ? compare('.*', oldRest, rest) : []),
  ];
}

const isFile = ({ format }: JsonSchema): boolean => format === 'binary';

/** A form repeats a field for each file, so a page that sends one file is understood where several are allowed. */
const takesMoreFiles = (reader: Place['reader'], before: JsonSchema, after: JsonSchema): boolean =>
  reader === 'server' && isFile(before) && after.items !== undefined && isFile(after.items);

function alternativeChanges(
  comparison: Comparison,
  before: JsonSchema,
  after: JsonSchema,
): readonly string[] {
  if (takesMoreFiles(comparison.reader, before, after)) return [];
  const [whole, part] = comparison.reader === 'server' ? [after, before] : [before, after];
  if (!includesType(whole.type, part.type)) return [`${comparison.where} has another type`];
  return [
    ...valueChanges(comparison, before, after),
    ...limitChanges(comparison, before, after),
    ...requiredChanges(comparison, before, after),
    ...childChanges(comparison, before, after),
  ];
}

function nullChanges(
  { reader, where }: Place,
  before: readonly JsonSchema[],
  after: readonly JsonSchema[],
): readonly string[] {
  const [old, present] = [before.some(isNull), after.some(isNull)];
  if (reader === 'server') return old && !present ? [`${where} no longer takes null`] : [];
  return present && !old ? [`${where} can be null`] : [];
}

/** The changes with which the reader of the one release does not understand the other release. */
export function schemaChanges(
  comparison: Comparison,
  before: JsonSchema,
  after: JsonSchema,
): readonly string[] {
  const { reader, compared } = comparison;
  const key = `${reader} ${before.$ref} ${after.$ref}`;
  if (before.$ref !== undefined && after.$ref !== undefined) {
    if (compared.has(key)) return [];
    compared.add(key);
  }
  const inside = after.$ref === undefined ? comparison : { ...comparison, where: nameOf(after.$ref) };
  const old = alternativesOf(comparison.before, before);
  const present = alternativesOf(comparison.after, after);
  const [oldValues, values] = [old, present].map((all) => all.filter((each) => !isNull(each)));
  return [...nullChanges(comparison, old, present), ...variantChanges(inside, oldValues ?? [], values ?? [])];
}

/** Compares each alternative that a writer can send with the one of the same type that the reader knows. */
function variantChanges(
  comparison: Comparison,
  before: readonly JsonSchema[],
  after: readonly JsonSchema[],
): readonly string[] {
  const { reader, where } = comparison;
  const [sent, known] = reader === 'server' ? [before, after] : [after, before];
  return sent.flatMap((one) => {
    const [only] = known;
    const other = known.length === 1 ? only : known.find(({ type }) => includesType(type, one.type));
    if (other === undefined) return [`${where} has a type that the ${reader} does not know`];
    return reader === 'server'
      ? alternativeChanges(comparison, one, other)
      : alternativeChanges(comparison, other, one);
  });
}
