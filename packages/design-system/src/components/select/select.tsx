import { useLayoutEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { IconChevronDown } from '../../icons/chevron-down.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { useCoarsePointer } from '../../utilities/coarse-pointer.ts';
import { useFormReset } from '../../utilities/form-reset.ts';
import { useSelectValueTracking } from '../../utilities/select-value-tracking.ts';
import { useMergedRef } from '../../utilities/merged-ref.ts';
import control from '../control/control.module.css';
import { useFieldControl, useFieldName } from '../field/field-context.ts';
import {
  NativeOptions,
  type SelectOption,
  type SelectOptionGroup,
} from '../native-select/native-options.tsx';
import type { NativeSelectProps } from '../native-select/native-select.tsx';
import native from '../native-select/native-select.module.css';
import { SelectList } from './select-list.tsx';
import styles from './select.module.css';

export type SelectProps = Omit<NativeSelectProps, 'value' | 'defaultValue'> & {
  /** The options, single or in groups. */
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** The text of a first option with an empty value. */
  placeholder?: string;
  /** The chosen value (controlled). */
  value?: string | undefined;
  /** The initially chosen value (uncontrolled). */
  defaultValue?: string;
  /** Called with the chosen value. `onChange` gets the DOM event of the `<select>`. */
  onValueChange?: (value: string) => void;
  /** Shows and submits the chosen value, but does not let it change. */
  readOnly?: boolean;
};

/**
 * A select. With a mouse it shows a custom list, and on a phone the system's list. A native `<select>` keeps
 * the value, so that forms, form libraries and autofill support it.
 */
export function Select({
  options,
  placeholder,
  value,
  defaultValue,
  onValueChange,
  readOnly = false,
  disabled,
  className,
  ref,
  onBlur,
  onChange,
  onFocus,
  'aria-label': label,
  ...props
}: SelectProps) {
  const coarse = useCoarsePointer();
  const drawn = !coarse || readOnly;
  const [written, setWritten] = useState(defaultValue ?? '');
  const select = useRef<HTMLSelectElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(select, ref);
  const fieldProps = useFieldControl(props);
  const name = useFieldName({ 'aria-label': label, 'aria-labelledby': props['aria-labelledby'] });
  const shown = value ?? written;

  // When the options change, for example because they arrive late, the browser can choose another option.
  useLayoutEffect(() => {
    setWritten(options.length === 0 ? '' : (select.current?.value ?? ''));
  }, [options]);

  // A form library sets the element's value without a DOM event. The setter is replaced, so that this is noticed.
  useLayoutEffect(() => {
    const element = select.current;
    if (element === null) return undefined;
    Object.defineProperty(element, 'value', {
      configurable: true,
      get: () => Reflect.get(HTMLSelectElement.prototype, 'value', element),
      set: (next: string) => {
        Reflect.set(HTMLSelectElement.prototype, 'value', next, element);
        setWritten(element.value);
      },
    });
    return () => void Reflect.deleteProperty(element, 'value');
  }, []);

  useSelectValueTracking(select, () => shown);

  useFormReset(select, () => {
    if (select.current !== null) select.current.value = value ?? select.current.value;
  });

  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    setWritten(event.currentTarget.value);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };

  const choose = (next: string) => {
    const element = select.current;
    if (element === null || readOnly || next === shown) return;
    element.value = next;
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };

  // A form library focuses the element of its ref. This passes the focus on to the visible control.
  const handleFocus = (event: FocusEvent<HTMLSelectElement>) => {
    onFocus?.(event);
    trigger.current?.focus();
  };
  const handleBlur = (event: FocusEvent<HTMLSelectElement>) => {
    if (event.relatedTarget !== trigger.current || trigger.current === null) onBlur?.(event);
  };
  const dispatch = (type: 'focusin' | 'focusout') => {
    select.current?.dispatchEvent(new FocusEvent(type, { bubbles: true }));
  };

  return (
    <span className={classNames(native.root, className)} data-component="select">
      <select
        {...props}
        {...(drawn
          ? { id: undefined, tabIndex: -1, 'aria-hidden': true }
          : { 'aria-label': label, ...fieldProps })}
        className={drawn ? styles.beneath : classNames(control.control, native.select)}
        disabled={disabled}
        onBlur={handleBlur}
        onChange={handleChange}
        onFocus={handleFocus}
        ref={mergedRef}
        {...(value === undefined ? { defaultValue } : { value })}
      >
        <NativeOptions options={options} placeholder={placeholder} />
      </select>
      {drawn ? (
        <SelectList
          {...fieldProps}
          disabled={disabled}
          name={name}
          label={label}
          onChoose={choose}
          onEnter={() => dispatch('focusin')}
          onLeave={() => dispatch('focusout')}
          options={options}
          placeholder={placeholder}
          readOnly={readOnly}
          trigger={trigger}
          value={shown}
        />
      ) : null}
      {readOnly ? null : <IconChevronDown className={native.icon} size="sm" />}
    </span>
  );
}
