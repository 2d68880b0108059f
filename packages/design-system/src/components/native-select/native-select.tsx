import type { ComponentProps } from 'react';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { classNames } from '../../utilities/class-names.ts';
import control from '../control/control.module.css';
import { useFieldControl } from '../field/field-context.ts';
import styles from './native-select.module.css';

export type SelectOption = {
  /** What the form gets. */
  readonly value: string;
  /** What one reads. */
  readonly label: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
};

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  /** What one may choose. */
  options: readonly SelectOption[];
  /** Stands first, for an empty value. */
  placeholder?: string;
};

/** One of a list, chosen by the system's own list: at home on every phone. Stands in a Field. */
export function NativeSelect({ options, placeholder, className, ...props }: NativeSelectProps) {
  const fieldProps = useFieldControl(props);
  return (
    <span className={styles.root} data-component="native-select">
      <select {...props} {...fieldProps} className={classNames(control.control, styles.select, className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang }) => (
          <option key={value} lang={lang} value={value}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown className={styles.icon} size="sm" />
    </span>
  );
}
