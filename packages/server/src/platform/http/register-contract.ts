import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, localize } from '../language.ts';
import { bearerToken } from './bearer-token.ts';
import { bodyTypeOf } from './body-type.ts';
import { readJson } from './body.ts';
import type { Timeouts } from '../config.ts';
import { checkHandlers } from './check-handlers.ts';
import { compress, encodingFor } from './compression.ts';
import { isIgnored, type Contract, type JsonSchema, type Operation } from './contract-document.ts';
import type { Actor, Attempt, Handlers, Upload } from './contract.ts';
import { namesTag } from './entity-tags.ts';
import { IncomingRequest } from './incoming-request.ts';
import { proofRequired } from '../authentication/proofs.ts';
import { AppError, badRequest, isAboutFields, unauthorized, type FieldError } from './errors.ts';
import { fileFields, withFiles } from './form-files.ts';
import { readForm, removeUpload, USUAL_FILE_BYTES } from './form.ts';
import { reasonOfRefusal } from './refusal-reason.ts';
import { isRefusedAnyway } from './refused-anyway.ts';
import { createSerializers, type Serializer, type Serializers } from './serialization.ts';
import type { UntypedAnswer, UntypedAuthorize, UntypedHandler } from './untyped-handler.ts';
import { createValidators, type Validator, type Validators } from './validation.ts';
import { can } from '../permissions.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
const JSON_BYTES = 1024 * 1024;

/** The owner of a token; `expired` if the session ended by idle timeout or absolute lifetime. */
export type Authentication =
  | { readonly kind: 'actor'; readonly actor: Actor; readonly expiresAt: number }
  | { readonly kind: 'expired'; readonly refusal: AppError }
  /** Has a refusal of its own if the holder should learn why the session ended. */
  | { readonly kind: 'none'; readonly refusal?: AppError };

export interface ContractOptions {
  readonly contract: Contract;
  readonly handlers: Handlers;
  readonly authenticate: (token: string) => Promise<Authentication>;
  /** The operations that return files, of which a page requests dozens. */
  readonly fileOperations: ReadonlySet<string>;
  /** Whether the caller has passed the step-up authentication that the operation requires. */
  readonly isProved: (actor: Actor, proof: NonNullable<Operation['proof']>) => Promise<boolean>;
  /** Audits an attempt that was refused before its handler ran. */
  readonly keepRefusal: (actor: Actor, attempt: Attempt, error: AppError) => Promise<void>;
  /** For the files of multipart bodies. */
  readonly temporaryFolder: string;
  readonly timeouts: Timeouts;
  /** The size limit for a recording. */
  readonly recordingBytes: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    bodyType: string | null;
    clientAddress: string;
  }
}

function refuse(errors: readonly FieldError[] | null): void {
  if (errors !== null) throw badRequest(undefined, errors);
}

/** Statuses that report a faulty request. */
const INPUT_STATUSES: ReadonlySet<number> = new Set([400, 413, 415]);

const isInterruption = ({ id, status }: AppError): boolean => status === 408 || id === 'request.interrupted';

/** Read-only fields of an entity that clients may send back; the server ignores them. */
function ignoredFields(schema: JsonSchema | undefined): string[] {
  return Object.entries(schema?.['properties'] ?? {})
    .filter(([, property]) => isIgnored(property))
    .map(([name]) => name);
}

class OperationRoute {
  readonly #operation: Operation;
  readonly #options: ContractOptions;
  readonly #handler: UntypedHandler;
  readonly #authorize: UntypedAuthorize | null;
  readonly #bodies = new Map<string, Validator>();
  readonly #fileFields: ReadonlyMap<string, number>;
  readonly #ignored = new Map<string, readonly string[]>();
  readonly #path: Validator | null;
  readonly #query: Validator | null;
  readonly #header: Validator | null;
  readonly #answers = new Map<number, Serializer>();

  constructor(
    operation: Operation,
    options: ContractOptions,
    validators: Validators,
    serializers: Serializers,
  ) {
    this.#operation = operation;
    this.#options = options;
    // Handlers are typed for their authors; here they are called by name.
    const handler = Reflect.get(options.handlers, operation.id) as
      | UntypedHandler
      | { authorize: UntypedAuthorize; handle: UntypedHandler };
    this.#handler = typeof handler === 'function' ? handler : handler.handle;
    this.#authorize = typeof handler === 'function' ? null : handler.authorize;
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
    for (const [status, content] of operation.responses) {
      const schema = content.get(JSON_TYPE);
      if (schema !== undefined) this.#answers.set(status, serializers.compile(schema));
    }
  }

  /** Runs before the body is read: authenticates the caller and checks the media type. */
  readonly onRequest = async (request: FastifyRequest): Promise<void> => {
    const { security } = this.#operation;
    // Stored now, because a closed connection no longer knows its address.
    request.clientAddress = request.ip;
    if (security !== 'none') {
      const token = bearerToken(request);
      const found: Authentication =
        token === null ? { kind: 'none' } : await this.#options.authenticate(token);
      if (found.kind === 'actor') request.actor = found.actor;
      else if (security === 'required' || (security === 'holder' && found.kind === 'none'))
        throw found.refusal ?? unauthorized();
    }
    try {
      request.bodyType = bodyTypeOf(this.#operation, request);
    } catch (error) {
      const refusal = await this.#refusalOf(request, error);
      if (refusal !== error) await this.#keepRefusal(request, refusal);
      throw reasonOfRefusal(request.actor, refusal);
    }
  };

  /** A caller without permission learns that first, and nothing about the body. */
  async #refusalOf({ actor, params }: FastifyRequest, error: unknown): Promise<unknown> {
    const isAboutInput =
      error instanceof AppError && INPUT_STATUSES.has(error.status) && !isInterruption(error);
    const isNamed = this.#path !== null && this.#path(params) === null;
    if (!isAboutInput || !isNamed || actor === null || this.#authorize === null) return error;
    try {
      await this.#authorize({ actor, params });
      return error;
    } catch (refusal) {
      return refusal;
    }
  }

  async #readBody(request: FastifyRequest): Promise<{ value: unknown; uploads: readonly Upload[] }> {
    const { body } = this.#operation;
    const { timeouts, recordingBytes } = this.#options;
    if (body === null) return { value: undefined, uploads: [] };
    if (request.bodyType === FORM_TYPE) {
      const { fields, uploads } = await readForm(request.raw, {
        folder: this.#options.temporaryFolder,
        fileBytes: this.#operation.files === 'recording' ? recordingBytes : USUAL_FILE_BYTES,
        fileFields: this.#fileFields,
        time: { whole: timeouts.form, pause: timeouts.pause },
      });
      return { value: withFiles(fields, uploads, this.#fileFields), uploads };
    }
    // A missing required body counts as empty, so that the answer names its missing fields.
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

  /** The subject is the id in the address, if there is one. */
  async #keepRefusal({ actor, params }: FastifyRequest, error: unknown): Promise<void> {
    const { audit } = this.#operation;
    // An aborted upload is not audited.
    if (audit === null || actor === null || !(error instanceof AppError) || isInterruption(error)) return;
    const { action, subject: type, permission } = audit;
    if (permission !== null && !can(actor, permission)) return;
    const isNamed = type !== null && this.#path?.(params) === null;
    const subject = isNamed ? { type, id: String(Reflect.get(Object(params), 'id')) } : null;
    await this.#options.keepRefusal(actor, { action, subject }, error);
  }

  async #read(request: FastifyRequest): Promise<{ value: unknown; uploads: readonly Upload[] }> {
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
      const refusal = await this.#refusalOf(request, error);
      await this.#keepRefusal(request, refusal);
      throw refusal;
    }
  }

  /** A caller without permission is not asked for a proof, because the handler refuses them. */
  async #requireProof({ actor, params }: FastifyRequest): Promise<void> {
    const { proof } = this.#operation;
    if (proof === null || actor === null || (await this.#options.isProved(actor, proof))) return;
    if (await isRefusedAnyway(() => this.#authorize?.({ actor, params }))) return;
    throw proofRequired();
  }

  async #answerOf(request: FastifyRequest, reply: FastifyReply): Promise<UntypedAnswer> {
    const { value, uploads } = await this.#read(request);
    try {
      await this.#requireProof(request);
      return await this.#handler(new IncomingRequest(request, reply, value, uploads));
    } catch (error) {
      if (!(error instanceof AppError) || !isAboutFields(error)) throw error;
      const refusal = await this.#refusalOf(request, error);
      const { actor } = request;
      if (actor !== null && error.attempt !== null && refusal instanceof AppError)
        await this.#options.keepRefusal(actor, error.attempt, refusal);
      throw refusal;
    } finally {
      for (const upload of uploads) await removeUpload(upload);
    }
  }

  /** Uploaded files are removed before the answer is sent, so that clients never see unfinished clean-up. */
  readonly handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let answer: UntypedAnswer;
    try {
      answer = await this.#answerOf(request, reply);
    } catch (error) {
      throw reasonOfRefusal(request.actor, error);
    }
    return this.#answer(answer, request, reply);
  };

  async #answer(answer: UntypedAnswer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { status, headers, stream, contentType } = answer;
    reply.code(status);
    if (headers !== undefined) reply.headers(headers);
    if (stream !== undefined) return reply.header('content-type', contentType).send(stream);
    const serialize = this.#answers.get(status);
    if (serialize === undefined) return reply.send();
    const text = serialize(localize(answer.body, languageOf(request.headers['accept-language'])));
    reply.header('content-type', 'application/json; charset=utf-8');
    if (this.#operation.method !== 'GET' || reply.hasHeader('cache-control')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    } else {
      // Cacheable, but revalidated each time; `private`, because another member may use the same browser.
      const tag = `W/"${hash('sha1', text, 'base64url')}"`;
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'authorization, accept-encoding, accept-language');
      reply.header('etag', tag);
      if (namesTag(request.headers['if-none-match'], tag))
        return reply.code(304).removeHeader('content-type').send();
    }
    // Never compress a response that contains a token (BREACH).
    const encoding =
      this.#operation.security === 'none' ? null : encodingFor(text, request.headers['accept-encoding']);
    if (encoding === null) return reply.send(text);
    return reply.header('content-encoding', encoding).send(await compress(text, encoding));
  }
}

/** Registers a route for every operation of the contract. */
export function registerContract(app: FastifyInstance, options: ContractOptions): void {
  const { contract, handlers } = options;
  checkHandlers(contract, handlers);
  const validators = createValidators(contract.schemas);
  const serializers = createSerializers(contract.schemas);

  app.decorateRequest('actor', null);
  app.decorateRequest('bodyType', null);
  app.decorateRequest('clientAddress', '');
  app.removeAllContentTypeParsers();
  // The routes read the bodies, once the caller is known.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  for (const operation of contract.operations) {
    const route = new OperationRoute(operation, options, validators, serializers);
    app.route({
      method: operation.method,
      url: operation.path,
      config: { quota: options.fileOperations.has(operation.id) ? 'files' : 'requests' },
      onRequest: route.onRequest,
      handler: route.handle,
    });
  }
}
