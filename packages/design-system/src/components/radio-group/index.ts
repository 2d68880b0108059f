export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
export type { RadioOption } from './radio-choices.tsx';
