import { AsyncLocalStorage } from 'node:async_hooks';

export type Attributes = Readonly<Record<string, string | number>>;

type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

export interface SpanOptions {
  readonly kind?: SpanKind;
  /** Never personal data: no ids, addresses, texts or messages of errors. */
  readonly attributes?: Attributes;
  /** The beginning in milliseconds since 1970, if it is not now. */
  readonly startTime?: number;
}

/** A step of a trace, such as a request or a statement. */
export interface Span {
  readonly traceId: string;
  /** The value of the W3C header `traceparent`, by which another server continues the trace. */
  readonly traceparent: string;
  startChild(name: string, options?: SpanOptions): Span;
  set(attributes: Attributes): void;
  /** Records the type of an error, but not its message, because messages can contain personal data. */
  fail(errorType: string): void;
  end(): void;
}

const active = new AsyncLocalStorage<Span | undefined>();

/** Returns the span in which the caller runs. Returns undefined if tracing is off. */
export const activeSpan = (): Span | undefined => active.getStore();

export const runInSpan = <T>(span: Span, work: () => T): T => active.run(span, work);

/** Runs work that does not belong to the caller's trace, such as a loop that serves many callers. */
export const outsideOfTraces = <T>(work: () => T): T =>
  active.getStore() === undefined ? work() : active.run(undefined, work);

/** Returns the code of an error, or the name of its class. */
export function errorTypeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /^[\w.-]{1,60}$/.test(code) ? code : error.name;
}

/** Whether the error refuses a request of the client, which is no fault of the server. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500;

/** Runs work in the span, and ends the span. */
export async function endAfter<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await active.run(span, work);
  } catch (error) {
    if (isRefusal(error)) span.set({ 'error.type': errorTypeOf(error) });
    else span.fail(errorTypeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Runs work as a step of the caller's trace. Outside of a trace, it only runs the work. */
export function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const parent = active.getStore();
  return parent === undefined ? work() : endAfter(parent.startChild(name, options), work);
}
