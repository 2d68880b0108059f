// Every gate of the project; `npm test -- lint types` runs only those named.
import { performance } from 'node:perf_hooks';
import { command } from './command.ts';

/** One row after the other. Those of a row run at once: on two cores Vitest gives each of them one worker. */
const rows = [
  ['format'],
  ['lint'],
  ['types'],
  ['unused'],
  ['contract'],
  ['contrast'],
  ['unit'],
  ['server-sqlite', 'server-postgres'],
  ['components'],
  ['stories'],
  ['documentation'],
  ['packages'],
  ['sister-site'],
  ['budgets'],
  ['e2e'],
] as const;
const gates = rows.flat();

/** Their figures are shown also where they hold. */
const measuring: ReadonlySet<string> = new Set(['contrast', 'packages', 'budgets']);

const named = process.argv.slice(2);
const unknown = named.filter((name) => !gates.some((gate) => gate === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The gates are ${gates.join(', ')}.`);
  process.exit(2);
}

const chosen = gates.filter((gate) => named.length === 0 || named.includes(gate));
const failed: string[] = [];
const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(8);

async function run(gate: string): Promise<void> {
  const begun = performance.now();
  // A check only compares: with CI set no tool writes a missing picture or snapshot.
  const { code, output } = await command(process.execPath, ['--run', `check:${gate}`], {
    env: { CI: 'true' },
  });
  if (code !== 0) failed.push(gate);
  console.log(`${code === 0 ? '✓' : '✗'} ${gate.padEnd(16)} ${seconds(begun)}`);
  if (code !== 0 || measuring.has(gate)) console.log(`\n${output.trimEnd()}\n`);
}

for (const row of rows) await Promise.all(row.filter((gate) => chosen.includes(gate)).map(run));

console.log(
  `\n${seconds(started).trim()} in all${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
);
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
