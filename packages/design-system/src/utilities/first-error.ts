import { useEffect, useRef, type RefObject } from 'react';

const focusFirst = (form: RefObject<HTMLFormElement | null>): void =>
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/**
 * Moves the focus to the first field that is wrong, whenever errors come that were not there before, or are still there
 * when the form has been sent anew. What is answered has to be called when it is sent.
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
    // One that goes while its field is being put right must leave the focus there.
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
