import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Each test and hook ends within a minute, so a run without news for five minutes waits for something that never comes. */
const LONGEST_SILENCE = 5 * 60_000;

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

/**
 * Ends a run that has stalled, and names the tests that were running. A browser that no longer responds also stops the
 * timers that would end its test, and Vitest then waits without a limit (vitest-dev/vitest#11243).
 */
export default class StalledRunReporter implements Reporter {
  readonly #end: (explanation: string) => void;
  readonly #modules = new Set<TestModule>();
  readonly #tests = new Set<TestCase>();
  #timer: NodeJS.Timeout | undefined;

  constructor(_options?: unknown, end = endProcess) {
    this.#end = end;
  }

  onTestRunStart(): void {
    this.#restart();
  }

  onTestModuleStart(module: TestModule): void {
    this.#modules.add(module);
    this.#restart();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#modules.delete(module);
    this.#restart();
  }

  onTestCaseReady(test: TestCase): void {
    this.#tests.add(test);
    this.#restart();
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests.delete(test);
    this.#restart();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }

  #restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(this.#explanation()), LONGEST_SILENCE);
  }

  #explanation(): string {
    const running = [
      ...[...this.#tests].map(nameOf),
      ...[...this.#modules].map(({ relativeModuleId }) => relativeModuleId),
    ];
    return `The run has stalled: nothing happened for ${LONGEST_SILENCE / 60_000} minutes. Running: ${running.length === 0 ? 'no test' : running.join(', ')}.`;
  }
}

function endProcess(explanation: string): void {
  console.error(explanation);
  process.exit(1);
}
