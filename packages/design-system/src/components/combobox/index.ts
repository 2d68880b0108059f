export { Combobox, type ComboboxProps } from './combobox.tsx';
export {
  useComboboxSearch,
  type ComboboxSearch,
  type ComboboxSearchOptions,
  type ComboboxStatus,
} from './use-combobox-search.ts';
