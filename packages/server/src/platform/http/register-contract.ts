import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from './bearer-token.ts';
import { bodyTypeOf } from './body-type.ts';
import { checkHandlers } from './check-handlers.ts';
import type { Operation } from './contract-document.ts';
import type { Actor, Attempt, Handlers } from './contract.ts';
import { IncomingRequest } from './incoming-request.ts';
import { proofRequired } from '../authentication/proofs.ts';
import { AppError, isAboutFields, readOnly, unauthorized } from './errors.ts';
import { removeUpload } from './form.ts';
import { answerSender } from './operation-answer.ts';
import { OperationInput, type InputOptions } from './operation-input.ts';
import { isRefusedAnyway, onlyForStaff, reasonOfRefusal } from './refusal.ts';
import { createSerializers, type Serializers } from './serialization.ts';
import type { UntypedAnswer, UntypedAuthorize, UntypedHandler } from './untyped-handler.ts';
import { createValidators, type Validators } from './validation.ts';
import { can } from '../permissions.ts';

/**
 * The result for a token. It is `expired` if the session was not used for too long or has reached its maximum age.
 */
export type Authentication =
  | { readonly kind: 'actor'; readonly actor: Actor; readonly expiresAt: number }
  | { readonly kind: 'expired'; readonly refusal: AppError }
  /** The refusal is set if the member should learn why the session ended. */
  | { readonly kind: 'none'; readonly refusal?: AppError };

export interface ContractOptions extends InputOptions {
  readonly handlers: Handlers;
  readonly authenticate: (token: string) => Promise<Authentication>;
  /** The operations that return files. Their limit of requests is higher, because a page can call dozens of them. */
  readonly fileOperations: ReadonlySet<string>;
  /** Whether the caller has passed the step-up authentication which the operation requires. */
  readonly isProved: (actor: Actor, proof: NonNullable<Operation['proof']>) => Promise<boolean>;
  /** Whether the server refuses all writes at the moment. */
  readonly isReadOnly: () => boolean;
  /** Audits an attempt that was refused before its handler ran. */
  readonly keepRefusal: (actor: Actor, attempt: Attempt, error: AppError) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    bodyType: string | null;
    clientAddress: string;
  }
}

/** The statuses that say that the request itself is faulty. */
const INPUT_STATUSES: ReadonlySet<number> = new Set([400, 413, 415]);

const isInterruption = ({ id, status }: AppError): boolean => status === 408 || id === 'request.interrupted';

class OperationRoute {
  readonly #operation: Operation;
  readonly #options: ContractOptions;
  readonly #handler: UntypedHandler;
  readonly #authorize: UntypedAuthorize | null;
  readonly #input: OperationInput;
  readonly #send: ReturnType<typeof answerSender>;

  constructor(
    operation: Operation,
    options: ContractOptions,
    validators: Validators,
    serializers: Serializers,
  ) {
    this.#operation = operation;
    this.#options = options;
    // Each handler has its own types. This class finds a handler by the id of its operation, so the compiler does not
    // know these types.
    const handler = Reflect.get(options.handlers, operation.id) as
      | UntypedHandler
      | { authorize: UntypedAuthorize; handle: UntypedHandler };
    this.#handler = typeof handler === 'function' ? handler : handler.handle;
    this.#authorize = typeof handler === 'function' ? null : handler.authorize;
    this.#input = new OperationInput(operation, options, validators);
    this.#send = answerSender(operation, serializers);
  }

  /** Authenticates the caller and checks the media type. Runs before the body is read. */
  readonly onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { method, security } = this.#operation;
    const isReadOnly = this.#options.isReadOnly();
    // Open pages show a banner while this header is 1. It is never left out, because a browser that gets 304 keeps the
    // headers of the earlier response.
    reply.header('x-read-only', isReadOnly ? '1' : '0');
    if (isReadOnly && method !== 'GET') throw readOnly();
    // The address is stored now, because it can no longer be read when the connection is closed.
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

  /**
   * Returns the error to send. A caller without permission only learns that the permission is missing, and nothing
   * about the faults of the address and the body.
   */
  async #refusalOf({ actor, params, query }: FastifyRequest, error: unknown): Promise<unknown> {
    const isAboutInput =
      error instanceof AppError && INPUT_STATUSES.has(error.status) && !isInterruption(error);
    if (!isAboutInput || actor === null) return error;
    const { permission } = this.#operation;
    if (permission !== null && !can(actor, permission)) return onlyForStaff(permission);
    if (this.#authorize === null || !this.#input.isSubjectNamed({ params, query })) return error;
    try {
      await this.#authorize({ actor, params, query });
      return error;
    } catch (refusal) {
      return refusal;
    }
  }

  /** Audits the refusal. The subject is the id in the address, if there is one. */
  async #keepRefusal({ actor, params }: FastifyRequest, error: unknown): Promise<void> {
    const { audit } = this.#operation;
    // An aborted upload is not audited.
    if (audit === null || actor === null || !(error instanceof AppError) || isInterruption(error)) return;
    const { action, subject: type, permission } = audit;
    if (permission !== null && !can(actor, permission)) return;
    const isNamed = type !== null && this.#input.isNamed(params);
    const subject = isNamed ? { type, id: String(Reflect.get(Object(params), 'id')) } : null;
    await this.#options.keepRefusal(actor, { action, subject }, error);
  }

  async #read(request: FastifyRequest) {
    try {
      return await this.#input.read(request);
    } catch (error) {
      const refusal = await this.#refusalOf(request, error);
      await this.#keepRefusal(request, refusal);
      throw refusal;
    }
  }

  /**
   * Throws if a proof is missing. A caller without permission is not asked for a proof, because the handler refuses
   * the request anyway.
   */
  async #requireProof({ actor, params, query }: FastifyRequest): Promise<void> {
    const { proof } = this.#operation;
    if (proof === null || actor === null || (await this.#options.isProved(actor, proof))) return;
    if (await isRefusedAnyway(() => this.#authorize?.({ actor, params, query }))) return;
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

  /**
   * Handles a request. It removes the uploaded files before it sends the response, so that clients never see an
   * unfinished clean-up.
   */
  readonly handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    let answer: UntypedAnswer;
    try {
      answer = await this.#answerOf(request, reply);
    } catch (error) {
      throw reasonOfRefusal(request.actor, error);
    }
    return this.#send(answer, request, reply);
  };
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
  // Fastify does not read any body, because the routes read it after they know the caller.
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
