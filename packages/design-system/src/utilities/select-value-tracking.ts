import { useLayoutEffect, type RefObject } from 'react';

type Known = () => string | undefined;

const known = new WeakMap<HTMLSelectElement, Known>();

/**
 * Stores which value the component of a `<select>` knows. React does this for other fields, but not for a `<select>`.
 */
export function useSelectValueTracking(element: RefObject<HTMLSelectElement | null>, value: Known): void {
  useLayoutEffect(() => {
    if (element.current !== null) known.set(element.current, value);
  });
}

/**
 * Whether a `<select>` shows the value that its component knows. If there is no option for that value, the `<select>`
 * must show another one. This counts as known too, because nobody has filled it in.
 */
export function isSelectValueTracked(select: HTMLSelectElement): boolean {
  const value = known.get(select)?.();
  return select.value === value || [...select.options].every((option) => option.value !== value);
}
