// Runs every gate of the project. `npm test -- lint types` runs only the named gates. `npm test -- --changed` runs
// only the gates that a change affects.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { changedGates } from './changed-gates.ts';
import { runCommand } from './command.ts';
import { budgetFault, readTests, reportOf, type GateResult } from './gate-report.ts';
import { gates, type Gate } from './gates.ts';
import { slowness } from './machine-speed.ts';
import { measureProcessorTime } from './processor-time.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    /** The commit with which `--changed` compares. */
    since: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !gates.some((gate) => gate.name === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The gates are ${gates.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const selection = values.changed ? await changedGates(values.since) : null;
if (selection !== null) console.log(`${selection.summary}\n`);

const chosen = gates.filter(
  ({ name }) =>
    (positionals.length === 0 || positionals.includes(name)) &&
    (selection === null || selection.arguments.has(name)),
);
const reports = await mkdtemp(join(tmpdir(), 'parvis-gates-'));

/**
 * How often the speed of the machine is measured, in milliseconds. The speed of a shared machine changes while a gate
 * runs.
 */
const MEASURED_EVERY = 60_000;
const measured: { readonly at: number; readonly slowness: number }[] = [];

function measureSlowness(): void {
  measured.push({ at: performance.now(), slowness: slowness() });
}

/** The median of the measurements since `begun`. One outlier must not raise the budget of a long gate. */
function slownessSince(begun: number): number {
  const values = measured.filter(({ at }) => at >= begun).map(({ slowness: value }) => value);
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 1;
}

/**
 * The time after which a gate is ended, in milliseconds. No gate needs half of it on the slowest machine that we know.
 * Without a limit, a browser that no longer responds would stop the whole run, and nobody would see the gate's output.
 */
const LONGEST_GATE = 40 * 60_000;

/** Ends a command and all processes that it has started. */
function endProcesses(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended in the meantime.
    }
  }
}

async function run(gate: Gate): Promise<GateResult> {
  const begun = performance.now();
  measureSlowness();
  const report = join(reports, `${gate.name}.json`);
  const reporters = {
    vitest: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${join(import.meta.dirname, 'stalled-run-reporter.ts')}`,
    ],
    playwright: ['--reporter=list,json'],
  };
  const options = [
    ...(gate.tests === undefined ? [] : reporters[gate.tests]),
    ...(selection?.arguments.get(gate.name) ?? []),
  ];
  const { child, outcome } = runCommand(process.execPath, ['--run', `check:${gate.name}`, '--', ...options], {
    // With CI set, no tool writes a missing screenshot or snapshot. A check must only compare.
    env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const measurement = measureProcessorTime(child.pid);
  const limit = setTimeout(() => {
    console.log(`\n${gate.name} did not end within ${LONGEST_GATE / 60_000} minutes, so it was ended.\n`);
    endProcesses([...(child.pid === undefined ? [] : [child.pid]), ...(measurement?.descendants() ?? [])]);
  }, LONGEST_GATE);
  const { code, output } = await outcome;
  clearTimeout(limit);
  const result: GateResult = {
    gate,
    passed: code === 0,
    tests: gate.tests === undefined ? null : await readTests(gate.tests, report),
    wall: (performance.now() - begun) / 1000,
    processor: measurement?.end() ?? null,
  };
  measureSlowness();
  const fault = budgetFault(result, slownessSince(begun));
  const passed = result.passed && fault === null;
  console.log(`${passed ? '✓' : '✗'} ${gate.name.padEnd(16)} ${result.wall.toFixed(1).padStart(6)} s`);
  if (!result.passed || gate.showsFigures === true) console.log(`\n${output.trimEnd()}\n`);
  if (fault !== null) console.log(`\n${fault}\n`);
  return { ...result, passed };
}

/**
 * The number of gates that run at the same time is the number of cores plus one, because gates sometimes wait for a
 * timer, a frame, the disk or the network.
 */
const maxRunning = availableParallelism() + 1;

/** Starts a gate whenever there is a free slot and the gate's builds are ready. */
async function runAll(): Promise<GateResult[]> {
  const waiting = [...chosen];
  const running = new Map<string, Promise<GateResult>>();
  const results: GateResult[] = [];
  const isReady = ({ after = [] }: Gate) =>
    after.every((name) => !running.has(name) && !waiting.some((gate) => gate.name === name));
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < maxRunning ? waiting.findIndex(isReady) : -1;
    const [gate] = next === -1 ? [] : waiting.splice(next, 1);
    if (gate === undefined) {
      const result = await Promise.race(running.values());
      running.delete(result.gate.name);
      results.push(result);
    } else running.set(gate.name, run(gate));
  }
  return results;
}

const started = performance.now();
const measuring = setInterval(measureSlowness, MEASURED_EVERY);
const results = await runAll();
clearInterval(measuring);
await rm(reports, { recursive: true, force: true });
const failed = results.filter(({ passed }) => !passed);

console.log(`\n${reportOf(results)}\n`);
if (selection !== null)
  console.log(`Left out: ${selection.leftOut.join(', ')}. \`npm test\` runs everything.\n`);
console.log(
  `${((performance.now() - started) / 1000).toFixed(1)} s in all${failed.length > 0 ? `; failed: ${failed.map(({ gate }) => gate.name).join(', ')}` : ''}`,
);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
