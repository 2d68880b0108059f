import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, networkFailure, refusal, unreadable } from './api-error.ts';
import { multipart, serializeBody, type MultipartFields, type MultipartFiles } from './multipart.ts';
import type { ApiPaths, UploadAnswer, UploadFields, UploadFiles, UploadPath, UploadTarget } from './paths.ts';
import { readTransfer, transferWithProgress } from './upload.ts';

type Send = (request: Request) => Promise<Response>;

export interface ApiClientOptions {
  /** The base URL of the API, such as `/api` or `https://parvis.example/api`. */
  baseUrl: string;
  /** Called before each request. Returns null when nobody is logged in. */
  getToken: () => string | null;
  /** The language of the server's messages. */
  getLanguage?: () => string;
  /**
   * Called with the token and the error when the server rejects the token of a request. Requests to log in or out never
   * cause this call.
   */
  onUnauthorized?: (token: string, refusal: ApiError) => void;
  /** Called after each response that says whether the server refuses all changes at the moment. */
  onReadOnly?: (isReadOnly: boolean) => void;
  /** Called with the server's time after each response that no cache has stored without asking the server. */
  onServerTime?: (time: number) => void;
  fetch?: Send;
  /** Sends a request by `send`, or takes its response from elsewhere. */
  intercept?: (request: Request, send: Send) => Promise<Response>;
  createRequest?: () => XMLHttpRequest;
}

export type UploadOptions<Path extends UploadPath> = UploadTarget<Path> & UploadContent<Path>;

interface UploadContent<Path extends UploadPath> {
  fields: UploadFields<Path>;
  files: UploadFiles<Path>;
  /** Sent with the request: the server handles a retry with the same key only once. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Called during the upload with a number from 0 to 100. */
  onProgress?: (percent: number) => void;
}

export interface ApiClient extends Client<ApiPaths> {
  /** Uploads files with their form fields. Returns the operation's response, or throws ApiError. */
  upload: <Path extends UploadPath>(path: Path, options: UploadOptions<Path>) => Promise<UploadAnswer<Path>>;
}

/** The upload function without the types of the path and the body. */
interface AnyUpload {
  method?: 'POST' | 'PUT';
  path?: Readonly<Record<string, string>>;
  fields: MultipartFields;
  files: MultipartFiles;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  onProgress?: (percent: number) => void;
}

const addressOf = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

const bearer = 'Bearer ';

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const reportsInvalidToken = (schemaPath: string): boolean => !schemaPath.startsWith('/auth/');

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

/** The time at which the server sent the response. Null if it is unknown: a cache may use a response with `max-age` later. */
const serverTimeOf = ({ headers }: Response): number | null => {
  const date = headers.get('date');
  return date === null || /max-age/.test(headers.get('cache-control') ?? '') ? null : Date.parse(date);
};

/** The headers have arrived, but reading the body can still fail: the connection breaks, or the body is not JSON. */
const readingFailure = (error: unknown): unknown => {
  if (error instanceof SyntaxError) return unreadable(200, null, error);
  return error instanceof TypeError ? networkFailure(error) : error;
};

const withErrorHandling = <Call extends (...parameters: never[]) => Promise<unknown>>(call: Call): Call => {
  const handledCall = async (...parameters: Parameters<Call>): Promise<unknown> => {
    try {
      return await call(...parameters);
    } catch (error) {
      throw readingFailure(error);
    }
  };
  return handledCall as Call;
};

/**
 * Creates the HTTP client. Its requests have the bearer token and cookies, have no timeout, and can be aborted with
 * `signal`. Every failure except an abort is an ApiError.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { getToken, getLanguage, onUnauthorized, onReadOnly, onServerTime, intercept } = options;
  const send: Send = options.fetch ?? ((request) => fetch(request));

  const callHeaders = (): Record<string, string> => {
    const token = getToken();
    const language = getLanguage?.();
    return {
      ...(token === null ? {} : { authorization: `${bearer}${token}` }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    };
  };

  const reportToken = (schemaPath: string, error: ApiError, authorization: string | null): void => {
    if (error.status !== 401 || authorization === null || !reportsInvalidToken(schemaPath)) return;
    onUnauthorized?.(authorization.slice(bearer.length), error);
  };

  const middleware: Middleware = {
    onRequest: ({ request }) => {
      for (const [name, value] of Object.entries(callHeaders())) request.headers.set(name, value);
    },
    onResponse: async ({ request, response, schemaPath, options: { parseAs } }) => {
      const requestId = response.headers.get('x-request-id');
      const readOnly = response.headers.get('x-read-only');
      if (readOnly !== null) onReadOnly?.(readOnly === '1');
      const serverTime = serverTimeOf(response);
      if (serverTime !== null) onServerTime?.(serverTime);
      if (!response.ok) {
        const error = refusal(response.status, await response.text().catch(() => ''), requestId);
        reportToken(schemaPath, error, request.headers.get('authorization'));
        throw error;
      }
      if (parseAs === 'json' && response.status !== 204 && !isJson(response)) {
        throw unreadable(response.status, requestId);
      }
    },
    onError: ({ error }) => {
      if (!isAbort(error)) throw error instanceof ApiError ? error : networkFailure(error);
    },
  };

  const bare = createClient<ApiPaths>({
    baseUrl: options.baseUrl,
    credentials: 'include',
    bodySerializer: serializeBody,
    fetch: intercept === undefined ? send : (request) => intercept(request, send),
  });
  bare.use(middleware);

  const client: Client<ApiPaths> = {
    ...bare,
    request: withErrorHandling(bare.request),
    GET: withErrorHandling(bare.GET),
    PUT: withErrorHandling(bare.PUT),
    POST: withErrorHandling(bare.POST),
    DELETE: withErrorHandling(bare.DELETE),
    PATCH: withErrorHandling(bare.PATCH),
  };

  const sendUpload = async (path: UploadPath, upload: AnyUpload): Promise<unknown> => {
    const { method = 'POST', path: parameters = {} } = upload;
    const body = multipart(upload.fields, upload.files);
    const key = upload.idempotencyKey === undefined ? {} : { 'idempotency-key': upload.idempotencyKey };
    if (upload.onProgress === undefined) {
      // The generated types only know a JSON body, but this call sends a multipart body.
      const init = { body, headers: key, params: { path: parameters }, signal: upload.signal } as never;
      const { data } = await client.request(method === 'POST' ? 'post' : 'put', path as never, init);
      return data;
    }
    const headers: Record<string, string> = { ...callHeaders(), ...key };
    const request = options.createRequest?.() ?? new XMLHttpRequest();
    const answer = await transferWithProgress(
      {
        method,
        url: `${options.baseUrl}${addressOf(path, parameters)}`,
        headers,
        body,
        signal: upload.signal,
        onProgress: upload.onProgress,
      },
      request,
    );
    try {
      return readTransfer(answer);
    } catch (error) {
      if (error instanceof ApiError) reportToken(path, error, headers['authorization'] ?? null);
      throw error;
    }
  };

  const upload: ApiClient['upload'] = async <Path extends UploadPath>(
    path: Path,
    uploadOptions: UploadOptions<Path>,
  ) => (await sendUpload(path, uploadOptions as AnyUpload)) as UploadAnswer<Path>;

  return { ...client, upload };
};
