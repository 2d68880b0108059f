import type { ModeName } from './modes.ts';

let testedMode: ModeName | undefined;

/** Called by the tests before any story: each browser looks at the stories in one mode. */
export function setTestedMode(mode: ModeName): void {
  testedMode = mode;
}

/** The mode of the tests; none where somebody looks at the Storybook. */
export const modeUnderTest = (): ModeName | undefined => testedMode;
