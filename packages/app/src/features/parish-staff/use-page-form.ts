import { ApiError } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { payloadOf, valuesOf, type PublicationValues } from '../admin/index.ts';
import { mergeChanges, type Merge, type PageFields } from './merge-changes.ts';
import type { Managed, ParishStaff } from './parish-staff.ts';

/** The fields of the page as the form sends them, so that two versions can be compared. */
function fieldsOf(values: PublicationValues): PageFields {
  const { title, summary, body, language, parish } = payloadOf('parish', values);
  if (parish === undefined) throw new Error('The form of a parish has its details.');
  return { title, summary, body, language, parish };
}

/** The values of the form. If somebody else was faster, their changes are added to these, and nothing is lost. */
export function usePageForm(
  publication: Managed,
  staff: ParishStaff,
  { onLeave }: { readonly onLeave: () => void },
) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const { pending, write } = useWrite();
  // The version that the member has begun to edit. A newer one of the cache must not replace it.
  const [base, setBase] = useState(publication);
  const [values, setValues] = useState<PublicationValues>(() => valuesOf(publication));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [merge, setMerge] = useState<Merge | null>(null);
  const isDirty = JSON.stringify(fieldsOf(values)) !== JSON.stringify(fieldsOf(valuesOf(base)));

  const rebase = async () => {
    const current = await staff.readPage();
    const merged = mergeChanges(fieldsOf(valuesOf(base)), fieldsOf(values), fieldsOf(valuesOf(current)));
    setBase(current);
    setValues(valuesOf({ ...current, ...merged.fields }));
    setMerge(merged);
  };

  const save = () => {
    setErrors({});
    setRefusal(undefined);
    return write(
      'save',
      async () => {
        const saved = await staff.edit({ revision: base.revision, ...fieldsOf(values) });
        setBase(saved);
        setValues(valuesOf(saved));
        setMerge(null);
        showToast(i18n._('The page is saved.'));
      },
      async (error) => {
        if (error instanceof ApiError && error.status === 409) {
          try {
            await rebase();
          } catch (failure) {
            setRefusal(errorText(i18n, failure, i18n._('The page could not be saved')));
          }
          return;
        }
        const refused = errorsByField(error);
        setErrors(refused);
        if (Object.keys(refused).length === 0) {
          setRefusal(errorText(i18n, error, i18n._('The page could not be saved')));
        }
      },
    );
  };

  return {
    values,
    errors,
    refusal,
    merge,
    isSaving: pending !== null,
    change: (changed: Partial<PublicationValues>) => setValues((before) => ({ ...before, ...changed })),
    save,
    leave: useDiscardGuard(isDirty && pending === null, onLeave),
  };
}
