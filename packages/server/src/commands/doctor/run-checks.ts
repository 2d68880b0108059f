import { problem, reasonOf, type Check, type Finding, type State } from './finding.ts';

export interface NamedFinding extends Finding {
  readonly check: string;
}

/** The time limit of a check, in milliseconds. */
const TIME_LIMIT = 5000;

async function outcomeOf({ name, run }: Check, limit: number): Promise<readonly NamedFinding[]> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<readonly Finding[]>((resolve) => {
    timer = setTimeout(
      () => resolve([problem(`There was no answer within ${limit / 1000} seconds.`, 'Check the network.')]),
      limit,
    );
  });
  try {
    const findings = await Promise.race([(async () => run())(), timeout]);
    return findings.map((finding) => ({ check: name, ...finding }));
  } catch (error) {
    return [{ check: name, ...problem(`The check has failed: ${reasonOf(error)}.`) }];
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all checks in parallel. Returns their findings in the order of the checks. */
export async function runChecks(checks: readonly Check[], limit = TIME_LIMIT): Promise<NamedFinding[]> {
  return (await Promise.all(checks.map((check) => outcomeOf(check, limit)))).flat();
}

const WIDTH = 10;

function linesOf({ check, state, text, remedy }: NamedFinding): string {
  const line = `${state.padEnd(WIDTH)}${check.padEnd(WIDTH)}${text}`;
  return remedy === undefined ? line : `${line}\n${' '.repeat(2 * WIDTH)}${remedy}`;
}

/** The report for the terminal. */
export function reportOf(findings: readonly NamedFinding[]): string {
  const count = (state: State): number => findings.filter((finding) => finding.state === state).length;
  return `${findings.map(linesOf).join('\n')}\n\nProblems: ${count('problem')}. Warnings: ${count('warning')}.\n`;
}
