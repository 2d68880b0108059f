import type { ModeName } from './modes.ts';

let testedMode: ModeName | undefined;

/** The tests call this before the stories of a file, and with undefined after them. */
export function setTestedMode(mode: ModeName | undefined): void {
  testedMode = mode;
}

/** The mode under test; undefined in an interactive Storybook. */
export const modeUnderTest = (): ModeName | undefined => testedMode;
