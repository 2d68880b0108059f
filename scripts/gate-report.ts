import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './command.ts';
import type { Gate } from './gates.ts';

export interface TestTime {
  readonly name: string;
  readonly seconds: number;
  /** The message of the first failure, if the test failed. */
  readonly failure?: string;
}

export interface GateResult {
  readonly gate: Gate;
  readonly passed: boolean;
  /** Null if the gate has no tests of its own. */
  readonly tests: readonly TestTime[] | null;
  readonly wall: number;
  /** Null if the system does not report the processor time. */
  readonly processor: number | null;
}

interface VitestReport {
  testResults: {
    name: string;
    status?: string;
    /** A failure of the file itself: it could not be loaded, or a hook around its tests failed. */
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      results: { duration: number; status: string; error?: { message?: string } }[];
    }[];
  }[];
}

/** The first line of a message, without terminal colors. */
const inBrief = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n', 1)
    .join('');

const vitestTests = ({ testResults }: VitestReport): TestTime[] =>
  testResults.flatMap(({ name, status: fileStatus, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, duration, status, failureMessages }) => ({
        name: `${file}: ${fullName.trim()}`,
        seconds: (duration ?? 0) / 1000,
        ...(status === 'failed' ? { failure: inBrief(failureMessages?.[0]) } : {}),
      }));
    const isFileFault = fileStatus === 'failed' && tests.every(({ failure }) => failure === undefined);
    return isFileFault ? [...tests, { name: file, seconds: 0, failure: inBrief(message) }] : tests;
  });

const playwrightTests = (suite: PlaywrightSuite, file = suite.title): TestTime[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results
        .filter(({ status }) => status !== 'skipped')
        .map(({ duration, status, error }) => ({
          name: `e2e/${file}: ${title}`,
          seconds: duration / 1000,
          ...(status === 'passed' ? {} : { failure: inBrief(error?.message ?? status) }),
        })),
    ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => playwrightTests(inner, file)),
];

/** Reads the tests of a gate from its report. Empty if there is no report. */
export async function readTests(kind: Gate['tests'], path: string): Promise<TestTime[]> {
  try {
    const report: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (kind === 'vitest') return vitestTests(report as VitestReport);
    return (report as { suites: PlaywrightSuite[] }).suites.flatMap((suite) => playwrightTests(suite));
  } catch {
    return [];
  }
}

/**
 * The margin for a slow machine. The speed of a machine changes while a gate runs, and is measured only from time to
 * time.
 */
const SLOW_MACHINE_MARGIN = 3;

/**
 * Describes how a gate exceeds its budget. Null if it does not. `slowness` says how many times longer this machine
 * takes for the same work than the machine on which the budgets were measured. If `slowness` is above 1, the budget is
 * only an estimate, so the gate may take three times the estimate.
 */
export function budgetFault({ gate, processor }: GateResult, slowness: number): string | null {
  const allowed = slowness > 1 ? gate.budget * slowness * SLOW_MACHINE_MARGIN : gate.budget;
  if (processor === null || processor <= allowed) return null;
  const machine = slowness > 1 ? ` on a machine that is ${slowness.toFixed(1)} times slower` : '';
  return `${gate.name} used ${processor.toFixed(0)} s of processor time${machine}; its budget in scripts/gates.ts is ${gate.budget} s.`;
}

const figure = (value: number | null) => (value === null ? '–' : value.toFixed(1));

const SLOWEST = 10;

/**
 * The summary at the end of a run: the table, then the slowest tests, then the failed tests. The failed tests come
 * last, because a log that is cut off keeps its end.
 */
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
  const failed = all
    .filter(({ failure }) => failure !== undefined)
    .flatMap(({ name, failure }) => [`  ${name}`, `    ${failure}`]);
  return [
    ...lines,
    ...(slowest.length > 0 ? ['', 'The slowest tests:', ...slowest] : []),
    ...(failed.length > 0 ? ['', 'The tests that failed:', ...failed] : []),
  ].join('\n');
}
