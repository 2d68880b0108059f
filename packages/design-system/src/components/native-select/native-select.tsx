import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { useFormReset } from '../../utilities/form-reset.ts';
import { useSelectValueTracking } from '../../utilities/select-value-tracking.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import control from '../control/control.module.css';
import { useFieldControl } from '../field/field-context.ts';
import { NativeOptions, type SelectOption, type SelectOptionGroup } from './native-options.tsx';
import styles from './native-select.module.css';

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  /** The options, single or in groups. */
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** The text of a first option with an empty value. */
  placeholder?: string;
};

/** A select that opens the system's own list, which works well on phones. Put it in a Field. */
export function NativeSelect({
  options,
  placeholder,
  className,
  onChange,
  ref,
  ...props
}: NativeSelectProps) {
  const fieldProps = useFieldControl(props);
  const select = useRef<HTMLSelectElement>(null);
  const mergedRef = useMergedRef(select, ref);
  const seen = useRef<string>(undefined);
  const see = () => {
    seen.current = select.current?.value;
  };
  useLayoutEffect(see, []);
  useFormReset(select, see);
  useSelectValueTracking(select, () => (props.value === undefined ? seen.current : String(props.value)));

  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    see();
    onChange?.(event);
  };
  return (
    <span className={styles.root} data-component="native-select">
      <select
        {...props}
        {...fieldProps}
        className={classNames(control.control, styles.select, className)}
        onChange={handleChange}
        ref={mergedRef}
      >
        <NativeOptions options={options} placeholder={placeholder} />
      </select>
      <IconChevronDown className={styles.icon} size="sm" />
    </span>
  );
}
