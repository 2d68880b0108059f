import type { textSizes } from './text-sizes.ts';
import type { colorSchemes, contrasts, densities, seasons } from './tokens.gen.ts';

export {
  colorHex,
  colorSchemes,
  contrasts,
  densities,
  seasons,
  tokenNames,
  type TokenName,
} from './tokens.gen.ts';

export { textSizes } from './text-sizes.ts';

export type ColorScheme = (typeof colorSchemes)[number];
export type ContrastPreference = (typeof contrasts)[number];
export type Density = (typeof densities)[number];
export type Season = (typeof seasons)[number];
export type TextSize = (typeof textSizes)[number];
export { componentHooks, type ComponentHook } from './component-hooks.ts';
