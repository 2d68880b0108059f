import { useEffect, useRef, type RefObject } from 'react';

const focusFirst = (form: RefObject<HTMLFormElement | null>): void =>
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * Focuses the first invalid field when new errors appear, or when there are still errors after another submit.
 * Call the returned function on submit.
 */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, unknown>>,
  submitting: boolean,
): () => void {
  const isSent = useRef(false);
  const known = useRef<ReadonlySet<string>>(new Set());
  const wrong = Object.keys(errors)
    .filter((name) => errors[name] !== undefined)
    .join(' ');

  useEffect(() => {
    const names = wrong === '' ? [] : wrong.split(' ');
    const isNew = names.some((name) => !known.current.has(name));
    known.current = new Set(names);
    // If an error disappears while its field is being edited, the focus must not move.
    if (isNew) focusFirst(form);
  }, [form, wrong]);

  useEffect(() => {
    if (submitting || !isSent.current) return;
    isSent.current = false;
    if (Object.values(errors).some((error) => error !== undefined)) focusFirst(form);
  }, [errors, form, submitting]);

  return () => {
    isSent.current = true;
  };
}
