export type { SelectOption, SelectOptionGroup } from './native-options.tsx';
export { NativeSelect, type NativeSelectProps } from './native-select.tsx';
