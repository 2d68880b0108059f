import { useEffect, type RefObject } from 'react';

/** Moves the focus to the first field that is wrong, whenever errors come that were not there before. */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, unknown>>,
) {
  const wrong = Object.keys(errors)
    .filter((name) => errors[name] !== undefined)
    .join(' ');

  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, wrong]);
}
