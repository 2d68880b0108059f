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
  readonly email: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly held?: HeldRole;
}

/** An attempted action in the terms of the audit log. */
export interface Attempt {
  /** The name of the action, for example `payment.confirm`. */
  readonly action: string;
  readonly subject: {
    readonly type: NonNullable<AuditLinesTable['subject_type']>;
    readonly id: string;
  } | null;
}

/**
 * The operations that can be called without a session or with an expired one. The server compares this list with the
 * contract when it starts.
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
  'listPublicListings',
  'getPublicListing',
  'listParishes',
  'listBulletins',
  'getParish',
  'getEventCalendar',
  'getEventFile',
  'getOwnCalendar',
  'getDataExportFile',
  'getLiturgicalDay',
  'findMass',
  'listOpenParishes',
  'getOpenParish',
  'getOpenParishTable',
  'getOpenScheduleTable',
  'getOpenParishCalendar',
  'getOpenParishChurch',
  'createContact',
  'subscribe',
  'confirmSubscription',
  'openDigestUnsubscribe',
  'endDigest',
  'openUnsubscribe',
  'unsubscribe',
] as const;
type OpenOperation = (typeof openOperations)[number];

/** A file of a multipart body. It stays in the data folder until the response is sent. */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
  /** The name of the field in the form. */
  readonly field: string;
  /** The file name that the client gave. It is not checked. */
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

/** The type of the body. It is `undefined` if the operation has no body or an optional body was not sent. */
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
  /** The file of a form with one file. */
  readonly upload: Upload | null;
  /** The files of a form with several files, in the order in which they were sent. */
  readonly uploads: readonly Upload[];
  readonly idempotencyKey: string | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The language of the response. Handlers return `message` in every language. */
  readonly language: Language;
  /** The address of the client, as the trusted proxies report it. */
  readonly address: string;
  readonly log: Logger;
  /** This signal is aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

type Success = 200 | 201 | 202 | 204 | 206 | 302 | 303 | 304;
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
type Names<Parameters, Name extends string> = string extends keyof Parameters
  ? false
  : Name extends keyof Parameters
    ? true
    : false;
/** Whether the address has parameters in its path, or names a member in its query. */
type NamesSubject<O extends OperationId> =
  Parameters<O, 'path'> extends Record<string, never> ? Names<Parameters<O, 'query'>, 'userId'> : true;

/**
 * Throws the same refusal as the handler would if the caller is not allowed to do this to the subject in the address.
 */
type Authorize<O extends OperationId> = (
  request: Pick<ContractRequest<O>, 'actor' | 'params' | 'query'>,
) => Promise<unknown>;

/**
 * The handlers of all operations. If an operation has a body and a subject in its address, `authorize` runs before
 * the body is validated.
 */
export type Handlers = {
  readonly [O in OperationId]: [HasBody<O>, NamesSubject<O>] extends [true, true]
    ? { readonly authorize: Authorize<O>; readonly handle: Handler<O> }
    : Handler<O>;
};
