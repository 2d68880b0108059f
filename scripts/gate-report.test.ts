import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { budgetFault, readTests, reportOf, type GateResult } from './gate-report.ts';
import { root } from './command.ts';

const result = (changes: Partial<GateResult> = {}): GateResult => ({
  gate: { name: 'unit', budget: 60 },
  passed: true,
  tests: [{ name: 'a.test.ts: adds', seconds: 0.25 }],
  wall: 3,
  processor: 4.5,
  ...changes,
});

const spec = (title: string) => ({
  title,
  tests: [{ projectName: 'phone', results: [{ duration: 1500, status: 'passed' }] }],
});

async function reportFile(content: unknown): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parvis-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  await writeFile(path, JSON.stringify(content));
  return path;
}

describe('the budget of a gate', () => {
  test('is not exceeded by exactly its value', () => {
    expect(budgetFault(result({ processor: 60 }), 1)).toBeNull();
  });

  test('is exceeded by a higher value, and the message names both values', () => {
    expect(budgetFault(result({ processor: 61 }), 1)).toBe(
      'unit used 61 s of processor time; its budget in scripts/gates.ts is 60 s.',
    );
  });

  test('is an estimate on a slower machine, where three times its value is allowed', () => {
    expect(budgetFault(result({ processor: 450 }), 2.5)).toBeNull();
    expect(budgetFault(result({ processor: 451 }), 2.5)).toBe(
      'unit used 451 s of processor time on a machine that is 2.5 times slower; its budget in scripts/gates.ts is 60 s.',
    );
  });

  test('is not checked if the system does not measure', () => {
    expect(budgetFault(result({ processor: null }), 1)).toBeNull();
  });
});

describe('the tests of a gate', () => {
  test("are read from Vitest's report, without skipped ones", async () => {
    const path = await reportFile({
      testResults: [
        {
          name: join(root, 'scripts/a.test.ts'),
          assertionResults: [
            { fullName: ' adds', status: 'passed', duration: 250 },
            { fullName: 'waits', status: 'skipped', duration: 0 },
          ],
        },
      ],
    });
    expect(await readTests('vitest', path)).toEqual([{ name: 'scripts/a.test.ts: adds', seconds: 0.25 }]);
  });

  test("are read from Playwright's report, including nested groups", async () => {
    const path = await reportFile({
      suites: [
        { title: 'chat.spec.ts', specs: [spec('one')], suites: [{ title: 'more', specs: [spec('two')] }] },
      ],
    });
    expect(await readTests('playwright', path)).toEqual([
      { name: 'e2e/chat.spec.ts: one', seconds: 1.5 },
      { name: 'e2e/chat.spec.ts: two', seconds: 1.5 },
    ]);
  });

  test('say how they failed, in one line', async () => {
    const vitest = await reportFile({
      testResults: [
        {
          name: join(root, 'scripts/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            {
              fullName: 'adds',
              status: 'failed',
              duration: 1000,
              failureMessages: [
                '\u001B[31mAssertionError\u001B[39m: expected 500 to be 200\n    at a.test.ts:3',
              ],
            },
          ],
        },
        {
          name: join(root, 'scripts/b.test.ts'),
          status: 'failed',
          message: 'Cannot find module\n    at b.test.ts:1',
          assertionResults: [{ fullName: 'waits', status: 'passed', duration: 1000 }],
        },
      ],
    });
    expect(await readTests('vitest', vitest)).toEqual([
      { name: 'scripts/a.test.ts: adds', seconds: 1, failure: 'AssertionError: expected 500 to be 200' },
      { name: 'scripts/b.test.ts: waits', seconds: 1 },
      { name: 'scripts/b.test.ts', seconds: 0, failure: 'Cannot find module' },
    ]);
    const tests = [
      {
        projectName: 'phone',
        results: [{ duration: 1500, status: 'failed', error: { message: 'Error: no\n' } }],
      },
      { projectName: 'desktop', results: [{ duration: 1500, status: 'timedOut' }] },
    ];
    const playwright = await reportFile({
      suites: [{ title: 'chat.spec.ts', specs: [{ title: 'one', tests }] }],
    });
    expect(await readTests('playwright', playwright)).toEqual([
      { name: 'e2e/chat.spec.ts: one', seconds: 1.5, failure: 'Error: no' },
      { name: 'e2e/chat.spec.ts: one', seconds: 1.5, failure: 'timedOut' },
    ]);
  });

  test('are empty if a gate was interrupted before its report', async () => {
    expect(await readTests('vitest', '/nowhere/report.json')).toEqual([]);
  });
});

test('the report has a row for each gate, the sum, the slowest tests, and then the failed ones', () => {
  const lint = result({ gate: { name: 'lint', budget: 40 }, passed: false, tests: null, processor: 10 });
  const unit = result({
    tests: [
      { name: 'a.test.ts: adds', seconds: 0.25 },
      { name: 'b.test.ts: parses', seconds: 2, failure: 'Error: no' },
    ],
  });
  expect(reportOf([lint, unit])).toBe(
    [
      'gate    tests  wall s  processor s  budget s',
      '✗ lint      –     3.0         10.0        40',
      '✓ unit      2     3.0          4.5        60',
      'all         2                 14.5       100',
      '',
      'The slowest tests:',
      '    2.0 s  b.test.ts: parses',
      '    0.3 s  a.test.ts: adds',
      '',
      'The tests that failed:',
      '  b.test.ts: parses',
      '    Error: no',
    ].join('\n'),
  );
});
