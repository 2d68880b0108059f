import { useDesignSystem } from '../provider/design-system-context.ts';
import type { ControlMessages } from './controls.ts';
import { controls } from './en/controls.ts';

/** The strings of controls, in the provider's language or else in English. */
export function useControlMessages(): ControlMessages {
  return useDesignSystem().messages.controls ?? controls;
}
