import type { I18n } from '@lingui/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/** Translates the form's own errors when the language changes. Messages from the server are not translated. */
export function useTranslatedErrors<Values extends FieldValues, Output = Values>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'trigger'>,
  i18n: I18n,
): void {
  // Reading the errors subscribes this hook to them. This is needed if only another component shows the errors.
  const { errors } = useFormState({ control: form.control });
  const translate = useEffectEvent(() => {
    const { root: _form, ...fields } = errors;
    const names = Object.keys(fields).filter((name) => fields[name]?.type !== 'server') as Path<Values>[];
    if (names.length > 0) void form.trigger(names);
  });
  const spoken = useRef(i18n);
  useEffect(() => {
    if (spoken.current === i18n) return;
    spoken.current = i18n;
    translate();
  }, [i18n]);
}
