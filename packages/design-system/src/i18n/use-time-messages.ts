import { useDesignSystem } from '../provider/design-system-context.ts';
import { time } from './en/time.ts';
import type { TimeMessages } from './time.ts';

/** The strings of relative times, in the provider's language or else in English. */
export function useTimeMessages(): TimeMessages {
  return useDesignSystem().messages.time ?? time;
}
