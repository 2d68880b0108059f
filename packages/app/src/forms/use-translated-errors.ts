import type { I18n } from '@lingui/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/** Says the form's own objections anew when the language changes; the server's words stay as they came. */
export function useTranslatedErrors<Values extends FieldValues, Output = Values>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'control' | 'trigger'>,
  i18n: I18n,
): void {
  // Read for itself: what shows the errors may be another component.
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
