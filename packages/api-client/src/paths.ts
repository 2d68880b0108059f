import type { ApiError } from './api-error.ts';
import type { paths } from './contract.gen.ts';

type RefusalStatus = `4${string}` | `5${string}` | 'default';
type Refused = { headers: Record<string, unknown>; content: { 'application/json': ApiError } };

type ClientResponses<Responses> = {
  [Status in keyof Responses]: `${Status & (number | string)}` extends RefusalStatus
    ? Refused
    : Responses[Status];
};

type FileKeys<Fields> = {
  [Key in keyof Fields]-?: NonNullable<Fields[Key]> extends Blob | Blob[] ? Key : never;
}[keyof Fields];

type WithoutFiles<Fields> = { [Key in FileKeys<Fields>]?: never };

// Files are sent with upload(). A JSON body would contain a file as {}, so a file in a JSON body is a type error.
type ClientBody<Body> = Body extends {
  content: { 'application/json': infer Json; 'multipart/form-data': infer Fields };
}
  ? { content: { 'application/json': Json & WithoutFiles<Fields> } }
  : Body;

type ClientOperation<Operation> = {
  [Key in keyof Operation]: Key extends 'responses'
    ? ClientResponses<Operation[Key]>
    : Key extends 'requestBody'
      ? ClientBody<Operation[Key]>
      : Operation[Key];
};

type ClientPath<Path> = {
  [Method in keyof Path]: Path[Method] extends { responses: unknown }
    ? ClientOperation<Path[Method]>
    : Path[Method];
};

/**
 * The contract's paths with the client's responses. Error responses are left out, because the client throws an ApiError
 * instead.
 */
export type ApiPaths = { [Path in keyof paths]: ClientPath<paths[Path]> };

type FormOf<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer Fields } };
}
  ? Fields
  : never;

type PostOf<Path extends keyof paths> = paths[Path] extends { post: infer Operation } ? Operation : never;
type PutOf<Path extends keyof paths> = paths[Path] extends { put: infer Operation } ? Operation : never;
type UploadOf<Path extends keyof paths> = FormOf<PostOf<Path>> | FormOf<PutOf<Path>>;

/** The paths that accept files. */
export type UploadPath = {
  [Path in keyof paths]: [UploadOf<Path>] extends [never] ? never : Path;
}[keyof paths];

export type UploadFields<Path extends UploadPath> = Omit<UploadOf<Path>, FileKeys<UploadOf<Path>>>;
export type UploadFiles<Path extends UploadPath> = Pick<UploadOf<Path>, FileKeys<UploadOf<Path>>>;

type ParametersOf<Operation> = Operation extends { parameters: { path: infer Parameters } }
  ? Parameters
  : never;

/** The path parameters of a call, or an empty object if the path has none. */
type PathOf<Parameters> = [Parameters] extends [never] | [undefined] ? object : { path: Parameters };

/** The form fields and the path parameters of an upload. */
export type UploadTarget<Path extends UploadPath> = [FormOf<PutOf<Path>>] extends [never]
  ? { method?: 'POST' } & PathOf<ParametersOf<PostOf<Path>>>
  : { method: 'PUT'; path: ParametersOf<PutOf<Path>> };

type JsonOf<Response> = Response extends { content: { 'application/json': infer Data } } ? Data : never;

type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & (200 | 201)]>
  : never;

export type UploadAnswer<Path extends UploadPath> = [FormOf<PutOf<Path>>] extends [never]
  ? AnswerOf<PostOf<Path>>
  : AnswerOf<PutOf<Path>>;
