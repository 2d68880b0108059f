/**
 * Milliseconds after which a response counts as old. A response can get old if, for example, the member fills in the
 * questionnaire first.
 */
const FRESH = 30_000;

interface EarlyRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

declare global {
  /** The requests that the document's inline script has started, until the app takes them over. */
  var earlyRequests: EarlyRequest[] | undefined;
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/**
 * The response if the inline script has already made the same request; otherwise null. Each response is used only once.
 * A failed request is repeated.
 */
export function takeEarlyRequest(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> | null {
  const started = globalThis.earlyRequests ?? [];
  const { pathname, search } = new URL(request.url);
  const place = started.findIndex(
    ({ url, headers, startedAt }) =>
      request.method === 'GET' &&
      Date.now() - startedAt < FRESH &&
      url === pathname + search &&
      Object.entries(headers).every(([name, value]) => request.headers.get(name) === value),
  );
  const [found] = place === -1 ? [] : started.splice(place, 1);
  if (found === undefined) return null;
  return Promise.race([found.response.catch(() => send(request)), aborted(request.signal)]);
}
