export type { SelectOption, SelectOptionGroup } from '../native-select/native-options.tsx';
export { Select, type SelectProps } from './select.tsx';
