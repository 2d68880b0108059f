export {
  MultipleToggleGroup,
  ToggleGroup,
  type MultipleToggleGroupProps,
  type ToggleGroupProps,
} from './toggle-group.tsx';
export type { ToggleOption } from './toggle-options.tsx';
