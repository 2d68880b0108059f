import type { Readable } from 'node:stream';
import type { operations } from '@parvis/api-client/contract';
import type { Logger } from '../log.ts';
import type { AuditLinesTable } from '../database/tables/moderation.ts';
import type { Language, Role } from '../database/tables/people.ts';
import type { Localizable } from '../language.ts';

type OperationId = keyof operations;

export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  /** Of staff who are members like others until they have a second factor. */
  readonly heldRole?: Role;
}

/** What somebody is about to do, as the audit log names it. */
export interface Attempt {
  /** Such as `payment.confirm`. */
  readonly action: string;
  readonly subject: {
    readonly type: NonNullable<AuditLinesTable['subject_type']>;
    readonly id: string;
  } | null;
}

/** Operations that are called without a session, or with one that has ended; the start checks this against the contract. */
export const openOperations = [
  'signUp',
  'signIn',
  'comeBack',
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

/** A file of a multipart body: it lies in the data folder until the request has been answered. */
export interface Upload {
  readonly path: string;
  readonly bytes: number;
  /** The field of the form. */
  readonly field: string;
  /** As its sender says. */
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

/** `undefined` where the operation has no body, or an optional one that was not sent. */
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
  /** Of a form that takes one file. */
  readonly upload: Upload | null;
  /** Of a form that takes several, in the order in which they were sent. */
  readonly uploads: readonly Upload[];
  readonly idempotencyKey: string | null;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** In which the answer is to be; its `message` is given in all of them. */
  readonly language: Language;
  /** The client's address, as far as the proxies before the server are trusted. */
  readonly address: string;
  readonly log: Logger;
  /** Aborted when the client goes away. */
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

/** Throws what the handler would throw where the caller may not do that with what the address names. */
type Authorize<O extends OperationId> = (
  request: Pick<ContractRequest<O>, 'actor' | 'params'>,
) => Promise<unknown>;

/** With a body and a subject in the address, authorization is asked before anything is said about the body. */
export type Handlers = {
  readonly [O in OperationId]: [HasBody<O>, NamesSubject<O>] extends [true, true]
    ? { readonly authorize: Authorize<O>; readonly handle: Handler<O> }
    : Handler<O>;
};
