import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestCase, TestModule } from 'vitest/node';
import StalledRunReporter from './stalled-run-reporter.ts';

const minutes = (count: number) => count * 60_000;
const module = { relativeModuleId: 'tabs.stories.tsx' } as TestModule;
const story = { fullName: 'Overview', module } as TestCase;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a run without news for five minutes is ended, and its running tests are named', () => {
  const end = vi.fn<(explanation: string) => void>();
  const reporter = new StalledRunReporter({}, end);
  reporter.onTestRunStart();
  vi.advanceTimersByTime(minutes(4));
  reporter.onTestModuleStart(module);
  vi.advanceTimersByTime(minutes(4));
  reporter.onTestCaseReady(story);
  vi.advanceTimersByTime(minutes(4));
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minutes(1));
  expect(end).toHaveBeenCalledExactlyOnceWith(
    'The run has stalled: nothing happened for 5 minutes. Running: tabs.stories.tsx > Overview, tabs.stories.tsx.',
  );
});

test('a run that has ended is not ended again', () => {
  const end = vi.fn<(explanation: string) => void>();
  const reporter = new StalledRunReporter({}, end);
  reporter.onTestRunStart();
  reporter.onTestCaseReady(story);
  reporter.onTestCaseResult(story);
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(minutes(60));
  expect(end).not.toHaveBeenCalled();
});
