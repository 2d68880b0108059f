import type { Readable } from 'node:stream';
import type { operations } from '@parvis/api-client/contract';
import type { Logger } from '../log.ts';
import type { HeldRole, Role } from '../permissions.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { Language, Localizable } from '../language.ts';

type AuditLinesTable = DatabaseSchema['audit_lines'];

type OperationId = keyof operations;

export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly held?: HeldRole;
}

/** An attempted action, as the audit log names it. */
export interface Attempt {
  /** Such as `payment.confirm`. */
  readonly action: string;
  readonly subject: {
    readonly type: NonNullable<AuditLinesTable['subject_type']>;
    readonly id: string;
  } | null;
}

/**
 * Operations that can be called without a session, or with an expired one; checked against the contract at the start.
 */
export const openOperations = [
  'signUp',
  'signIn',
  'restoreAccount',
  'signInWithSecondFactor',
  'startPasskeySignIn',
  'signInWithPasskey',
  'signOut',
  'requestRecovery',
  'resetPassword',
  'confirmEmail',
  'verifySession',
  'getFile',
  'listResources',
  'getResource',
  'listArticles',
  'getArticle',
  'getArticleFeed',
  'listEvents',
  'getEvent',
  'listParishes',
  'getParish',
  'getEventCalendar',
  'getEventFile',
  'getOwnCalendar',
  'getDataExportFile',
  'getLiturgicalDay',
  'createContact',
  'subscribe',
  'confirmSubscription',
  'openUnsubscribe',
  'unsubscribe',
] as const;
type OpenOperation = (typeof openOperations)[number];

/** A file of a multipart body, stored in the data folder until the request has been answered. */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
  /** The field of the form. */
  readonly field: string;
  /** Given by the client; not verified. */
  readonly name: string;
}

type Parameters<O extends OperationId, Place extends 'path' | 'query'> = operations[O]['parameters'] extends {
  [P in Place]?: infer Values;
}
  ? [NonNullable<Values>] extends [never]
    ? Record<string, never>
    : NonNullable<Values>
  : Record<string, never>;

type BodyContent<Content> = Content[keyof Content];

/** `undefined` if the operation has no body, or an optional one was not sent. */
type Body<O extends OperationId> = operations[O] extends { requestBody: { content: infer Content } }
  ? BodyContent<Content>
  : operations[O] extends { requestBody?: { content: infer Content } }
    ? BodyContent<Content> | undefined
    : undefined;

interface ContractRequest<O extends OperationId> {
  readonly actor: O extends OpenOperation ? Actor | null : Actor;
  readonly params: Parameters<O, 'path'>;
  readonly query: Parameters<O, 'query'>;
  readonly body: Body<O>;
  /** The file of a form with a single file. */
  readonly upload: Upload | null;
  /** The files of a form with several, in the order of sending. */
  readonly uploads: readonly Upload[];
  readonly idempotencyKey: string | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The language of the answer; handlers give `message` in every language. */
  readonly language: Language;
  /** The client's address, as reported by trusted proxies. */
  readonly address: string;
  readonly log: Logger;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

type Success = 200 | 201 | 202 | 204 | 206 | 303 | 304;
type Headers = Readonly<Record<string, string | number>>;

interface StreamAnswer {
  readonly contentType: string;
  readonly stream: Readable | Buffer;
}

type AnswerBody<Response> = Response extends { content: { 'application/json': infer Json } }
  ? { readonly body: Localizable<Json> }
  : Response extends { content: object }
    ? StreamAnswer
    : unknown;

type ContractAnswer<O extends OperationId> = {
  [Status in keyof operations[O]['responses'] & Success]: {
    readonly status: Status;
    readonly headers?: Headers;
  } & AnswerBody<operations[O]['responses'][Status]>;
}[keyof operations[O]['responses'] & Success];

type Handler<O extends OperationId> = (request: ContractRequest<O>) => Promise<ContractAnswer<O>>;

type HasBody<O extends OperationId> = operations[O] extends { requestBody?: infer Content }
  ? [NonNullable<Content>] extends [never]
    ? false
    : true
  : false;
type NamesSubject<O extends OperationId> = Parameters<O, 'path'> extends Record<string, never> ? false : true;

/** Throws the handler's refusal if the caller may not do this to the subject in the address. */
type Authorize<O extends OperationId> = (
  request: Pick<ContractRequest<O>, 'actor' | 'params'>,
) => Promise<unknown>;

/** If an operation has a body and a subject in its address, authorization runs before the body is validated. */
export type Handlers = {
  readonly [O in OperationId]: [HasBody<O>, NamesSubject<O>] extends [true, true]
    ? { readonly authorize: Authorize<O>; readonly handle: Handler<O> }
    : Handler<O>;
};
