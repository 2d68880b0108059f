/** A check of the project, which `node --run check:<name>` runs. */
export interface Gate {
  readonly name: string;
  /**
   * The allowed processor time of all processes of the gate, in seconds, both user and system. It is not wall time,
   * because wall time depends on other load.
   */
  readonly budget: number;
  /** The gates whose builds this gate needs. */
  readonly after?: readonly string[];
  /** The format of the gate's test report. */
  readonly tests?: 'vitest' | 'playwright';
  /** Whether the figures are also shown if the gate passes. */
  readonly showsFigures?: boolean;
}

/**
 * All gates in the order in which they start. The longest come first, so that no core is idle for long at the end.
 * The budgets are 25% above the time measured on two idle cores (docs/testing.md). If you raise a budget, give the
 * reason in docs/decisions.
 */
export const gates: readonly Gate[] = [
  { name: 'budgets', budget: 40, showsFigures: true },
  { name: 'app', budget: 340, tests: 'vitest' },
  { name: 'e2e', budget: 550, after: ['budgets'], tests: 'playwright' },
  { name: 'server-sqlite', budget: 170, tests: 'vitest' },
  { name: 'server-postgres', budget: 270, tests: 'vitest' },
  { name: 'stories', budget: 400, tests: 'vitest' },
  { name: 'documentation', budget: 130 },
  { name: 'components', budget: 140, tests: 'vitest' },
  { name: 'unit', budget: 150, tests: 'vitest' },
  { name: 'packages', budget: 40, showsFigures: true },
  { name: 'sister-site', budget: 50, after: ['packages'] },
  { name: 'release', budget: 60, after: ['budgets'], showsFigures: true },
  { name: 'lint', budget: 45 },
  { name: 'types', budget: 40 },
  { name: 'unused', budget: 15 },
  { name: 'contract', budget: 40 },
  { name: 'format', budget: 10 },
  { name: 'contrast', budget: 5, showsFigures: true },
  { name: 'history', budget: 5, showsFigures: true },
];
