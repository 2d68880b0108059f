export interface FailureProps {
  detail: string;
}

/** What went wrong, for those who report it. */
export const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
