import type { FastifyRequest } from 'fastify';
import type { Timeouts } from '../config.ts';
import { readJson } from './body.ts';
import { isIgnored, type Contract, type JsonSchema, type Operation } from './contract-document.ts';
import type { Upload } from './contract.ts';
import { badRequest, type FieldError } from './errors.ts';
import { fileFields, objectFields, parsedObject, withFiles } from './form-files.ts';
import { readForm, removeUpload, USUAL_FILE_BYTES } from './form.ts';
import type { Validator, Validators } from './validation.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const JSON_BYTES = 1024 * 1024;

export interface InputOptions {
  readonly contract: Contract;
  /** The folder for the files of multipart bodies. */
  readonly temporaryFolder: string;
  readonly timeouts: Timeouts;
  /** The size limit for a recording. */
  readonly recordingBytes: number;
}

interface Input {
  readonly value: unknown;
  readonly uploads: readonly Upload[];
}

function refuse(errors: readonly FieldError[] | null): void {
  if (errors !== null) throw badRequest(undefined, errors);
}

/** Returns the read-only fields of an entity. Clients are allowed to send them back, and the server ignores them. */
function ignoredFields(schema: JsonSchema | undefined): string[] {
  return Object.entries(schema?.['properties'] ?? {})
    .filter(([, property]) => isIgnored(property))
    .map(([name]) => name);
}

/** Reads and validates the requests of an operation: path, query, headers and body. */
export class OperationInput {
  readonly #operation: Operation;
  readonly #options: InputOptions;
  readonly #bodies = new Map<string, Validator>();
  readonly #fileFields: ReadonlyMap<string, number>;
  readonly #objectFields: readonly string[];
  readonly #ignored = new Map<string, readonly string[]>();
  readonly #path: Validator | null;
  readonly #query: Validator | null;
  readonly #header: Validator | null;

  constructor(operation: Operation, options: InputOptions, validators: Validators) {
    this.#operation = operation;
    this.#options = options;
    const { path, query, header } = operation.parameters;
    this.#path = path === null ? null : validators.compile(path, { coerce: true });
    this.#query = query === null ? null : validators.compile(query, { coerce: true });
    this.#header = header === null ? null : validators.compile(header, { coerce: true });
    const bodySchema = (type: string): JsonSchema | undefined => {
      const reference = operation.body?.content.get(type)?.['$ref'];
      return typeof reference === 'string' ? options.contract.schemas.get(reference.slice(0, -1)) : undefined;
    };
    for (const [type, schema] of operation.body?.content ?? []) {
      this.#bodies.set(type, validators.compile(schema, { coerce: type !== JSON_TYPE }));
      this.#ignored.set(type, ignoredFields(bodySchema(type)));
    }
    this.#fileFields = fileFields(bodySchema(FORM_TYPE));
    this.#objectFields = objectFields(bodySchema(FORM_TYPE), options.contract.schemas);
  }

  /** Whether the path has parameters and all of them are valid. */
  isNamed(params: unknown): boolean {
    return this.#path !== null && this.#path(params) === null;
  }

  /** Whether the path, or the query of an operation without parameters in its path, names a subject that can exist. */
  isSubjectNamed({ params, query }: Pick<FastifyRequest, 'params' | 'query'>): boolean {
    if (this.#path !== null) return this.isNamed(params);
    return this.#query !== null && this.#query(query) === null;
  }

  async read(request: FastifyRequest): Promise<Input> {
    let uploads: readonly Upload[] = [];
    try {
      const body = await this.#readBody(request);
      uploads = body.uploads;
      if (this.#path !== null) refuse(this.#path(request.params));
      if (this.#query !== null) refuse(this.#query(request.query));
      if (this.#header !== null) refuse(this.#header(request.headers));
      this.#validateBody(request.bodyType, body.value);
      return body;
    } catch (error) {
      for (const upload of uploads) await removeUpload(upload);
      throw error;
    }
  }

  async #readBody(request: FastifyRequest): Promise<Input> {
    const { body } = this.#operation;
    const { timeouts, recordingBytes } = this.#options;
    if (body === null) return { value: undefined, uploads: [] };
    if (request.bodyType === FORM_TYPE) {
      const { fields, uploads } = await readForm(request.raw, {
        folder: this.#options.temporaryFolder,
        fileBytes: this.#operation.files === 'recording' ? recordingBytes : USUAL_FILE_BYTES,
        formMegabytes: this.#operation.formMegabytes,
        fileFields: this.#fileFields,
        time: { whole: timeouts.form, pause: timeouts.pause },
      });
      const value: Record<string, unknown> = { ...withFiles(fields, uploads, this.#fileFields) };
      for (const name of this.#objectFields) {
        const field = value[name];
        if (typeof field === 'string') value[name] = parsedObject(field);
      }
      return { value, uploads };
    }
    // If a required body is missing, it counts as empty, so that the response names the missing fields.
    if (request.bodyType === null) return { value: body.required ? {} : undefined, uploads: [] };
    const time = { whole: timeouts.json, pause: timeouts.pause };
    return { value: await readJson(request.raw, JSON_BYTES, time), uploads: [] };
  }

  #validateBody(type: string | null, value: unknown): void {
    if (value === undefined) return;
    if (typeof value === 'object' && value !== null) {
      for (const name of this.#ignored.get(type ?? JSON_TYPE) ?? []) Reflect.deleteProperty(value, name);
    }
    const validate = this.#bodies.get(type ?? JSON_TYPE);
    if (validate !== undefined) refuse(validate(value));
  }
}
