import type { ReactNode } from 'react';

export type ActionItem = {
  readonly label: string;
  /** An icon before the label. */
  readonly icon?: ReactNode;
  /** `danger` for destructive actions. */
  readonly tone?: 'default' | 'danger';
  readonly onSelect: () => void;
};
