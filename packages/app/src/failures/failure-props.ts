export interface FailureProps {
  detail: string;
}
