/** A check of the project, run by `node --run check:<name>`. */
export interface Gate {
  readonly name: string;
  /** Seconds of processor time, user and system, of all its processes: what it may cost. Wall time says more about what else runs. */
  readonly budget: number;
  /** The gates whose builds it uses. */
  readonly after?: readonly string[];
  /** Who reports its tests. */
  readonly tests?: 'vitest' | 'playwright';
  /** Its figures are shown also where it passes. */
  readonly showsFigures?: boolean;
}

/**
 * All gates in the order in which they start: the longest first, so that the last ones to end leave no core idle for
 * long. The budgets are a quarter above what was measured on two quiet cores (docs/testing.md); a rise needs its reason in
 * docs/decisions.
 */
export const gates: readonly Gate[] = [
  { name: 'budgets', budget: 40, showsFigures: true },
  { name: 'app', budget: 340, tests: 'vitest' },
  { name: 'e2e', budget: 550, after: ['budgets'], tests: 'playwright' },
  { name: 'server-sqlite', budget: 170, tests: 'vitest' },
  { name: 'stories', budget: 400, tests: 'vitest' },
  { name: 'server-postgres', budget: 270, tests: 'vitest' },
  { name: 'documentation', budget: 130 },
  { name: 'components', budget: 140, tests: 'vitest' },
  { name: 'unit', budget: 85, tests: 'vitest' },
  { name: 'packages', budget: 40, showsFigures: true },
  { name: 'sister-site', budget: 50, after: ['packages'] },
  { name: 'lint', budget: 45 },
  { name: 'types', budget: 40 },
  { name: 'unused', budget: 15 },
  { name: 'contract', budget: 40 },
  { name: 'format', budget: 10 },
  { name: 'contrast', budget: 5, showsFigures: true },
  { name: 'history', budget: 5, showsFigures: true },
];
