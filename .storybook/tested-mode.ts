import type { ModeName } from './modes.ts';

let testedMode: ModeName | undefined;

/** The tests call this before any story, because each browser tests one mode. */
export function setTestedMode(mode: ModeName): void {
  testedMode = mode;
}

/** The mode under test; undefined in an interactive Storybook. */
export const modeUnderTest = (): ModeName | undefined => testedMode;
