export interface FailureProps {
  detail: string;
}

/** The error's name and message, for people who report it. */
export const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
