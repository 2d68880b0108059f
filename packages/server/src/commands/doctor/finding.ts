/** How serious a finding is. With a `problem`, the server does not start, or members notice a fault. */
export type State = 'ok' | 'warning' | 'problem';

export interface Finding {
  readonly state: State;
  readonly text: string;
  /** What the operator can do. */
  readonly remedy?: string;
}

/** Findings of one check, under the name that the report shows. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<readonly Finding[]> | readonly Finding[];
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string, remedy: string): Finding => ({ state: 'warning', text, remedy });
export const problem = (text: string, remedy?: string): Finding => ({
  state: 'problem',
  text,
  ...(remedy === undefined ? {} : { remedy }),
});

/** The message of an error, or its code if it has no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A connection that fails for each address of a host has its reasons in `errors`.
  const [first] = error instanceof AggregateError ? error.errors : [];
  if (first instanceof Error) return first.message;
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
