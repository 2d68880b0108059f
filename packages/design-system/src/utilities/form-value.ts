import { useState, type RefObject } from 'react';
import { useFormReset } from './form-reset.ts';

/**
 * The value of a control that has no native form control. It can be controlled or uncontrolled, and is reset
 * with the form.
 */
export function useFormValue<Value extends string | readonly string[] | readonly number[]>(
  element: RefObject<HTMLElement | null>,
  given: Value | undefined,
  initial: Value,
  onValueChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [kept, setKept] = useState(initial);
  const value = given ?? kept;
  const [first] = useState(value);
  const change = (next: Value) => {
    setKept(next);
    onValueChange?.(next);
  };
  useFormReset(element, () => {
    if (String(value) !== String(first)) change(first);
  });
  return [value, change];
}
