import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from './command.ts';
import type { Gate } from './gates.ts';

export interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

export interface GateResult {
  readonly gate: Gate;
  readonly passed: boolean;
  /** Null for a gate that has no tests of its own. */
  readonly tests: readonly TestTime[] | null;
  readonly wall: number;
  /** Null where the system does not say. */
  readonly processor: number | null;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: { projectName: string; results: { duration: number; status: string }[] }[];
  }[];
}

const vitestTests = ({ testResults }: VitestReport): TestTime[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, duration }) => ({
        name: `${relative(root, name)}: ${fullName.trim()}`,
        seconds: (duration ?? 0) / 1000,
      })),
  );

const playwrightTests = (suite: PlaywrightSuite, file = suite.title): TestTime[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results
        .filter(({ status }) => status !== 'skipped')
        .map(({ duration }) => ({ name: `e2e/${file}: ${title}`, seconds: duration / 1000 })),
    ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, file)),
];

/** The tests that a gate has run, by the report that it has left; none where it left none. */
export async function readTests(kind: Gate['tests'], path: string): Promise<TestTime[]> {
  try {
    const report: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (kind === 'vitest') return vitestTests(report as VitestReport);
    return (report as { suites: PlaywrightSuite[] }).suites.flatMap((suite) => playwrightTests(suite));
  } catch {
    return [];
  }
}

/** The speed of a slow machine changes while a gate runs, and is measured before and after it alone. */
const SLOW_MACHINE_MARGIN = 3;

/**
 * What is wrong with a gate that costs more than it may; null where nothing is. `slowness` is how many times longer the
 * machine takes for the same work than the one on which the budgets were measured: from 1 on the budget is only
 * estimated, and three times the estimate is allowed.
 */
export function budgetFault({ gate, processor }: GateResult, slowness: number): string | null {
  const allowed = slowness > 1 ? gate.budget * slowness * SLOW_MACHINE_MARGIN : gate.budget;
  if (processor === null || processor <= allowed) return null;
  const machine = slowness > 1 ? ` on a machine that is ${slowness.toFixed(1)} times slower` : '';
  return `${gate.name} used ${processor.toFixed(0)} s of processor time${machine}; its budget in scripts/gates.ts is ${gate.budget} s.`;
}

const figure = (value: number | null) => (value === null ? '–' : value.toFixed(1));

const SLOWEST = 10;

/** The table at the end of a run, and its slowest tests. */
export function reportOf(results: readonly GateResult[]): string {
  const rows = results.map(({ gate, passed, tests, wall, processor }) => [
    `${passed ? '✓' : '✗'} ${gate.name}`,
    tests === null ? '–' : String(tests.length),
    figure(wall),
    figure(processor),
    String(gate.budget),
  ]);
  const measured = results.map(({ processor }) => processor).filter((value) => value !== null);
  const all = results.flatMap(({ tests }) => tests ?? []);
  rows.push([
    'all',
    String(all.length),
    '',
    measured.length === results.length ? figure(measured.reduce((sum, value) => sum + value, 0)) : '–',
    String(results.reduce((sum, { gate }) => sum + gate.budget, 0)),
  ]);
  const table = [['gate', 'tests', 'wall s', 'processor s', 'budget s'], ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const slowest = all
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${figure(seconds).padStart(7)} s  ${name}`);
  return [...lines, ...(slowest.length > 0 ? ['', 'The slowest tests:', ...slowest] : [])].join('\n');
}
