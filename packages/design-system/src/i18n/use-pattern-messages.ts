import { useDesignSystem } from '../provider/design-system-context.ts';
import { patterns } from './en/patterns.ts';
import type { PatternMessages } from './patterns.ts';

/** The strings of general patterns, in the provider's language or else in English. */
export function usePatternMessages(): PatternMessages {
  return useDesignSystem().messages.patterns ?? patterns;
}
