export interface FailureProps {
  detail: string;
}

export interface LoadingFailureProps {
  onRetry: () => Promise<void>;
}
