import { DialogContent, DialogRoot, Field, Stack, TextArea, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { newId } from '../../platform/new-id.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { EventFields, newValues, payloadOf, TimeZoneField, valuesOf } from '../admin/index.ts';
import { ownTimeZone } from '../events/index.ts';
import type { Managed, ParishStaff } from './parish-staff.ts';

interface EventDialogProps {
  /** Null for a new event. */
  event: Managed | null;
  staff: ParishStaff;
  onClose: () => void;
}

/** The form of an event of a parish. A new event is published at once. */
export function EventDialog({ event, staff, onClose }: EventDialogProps) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const { pending, write } = useWrite();
  // The idempotency key of all tries. If the response to the first try was lost, the next one creates no second event.
  const [key] = useState(newId);
  // A place of a parish is a church or a hall, so visitors may see it.
  const [initial] = useState(() =>
    event === null ? { ...newValues(ownTimeZone()), isPlacePublic: true } : valuesOf(event),
  );
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const leave = useDiscardGuard(isDirty && pending === null, onClose);
  const change = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }));

  const save = async (submitted: SubmitEvent) => {
    submitted.preventDefault();
    setErrors({});
    setRefusal(undefined);
    const missing = i18n._('Please fill in this field.');
    const found: FieldErrors = {
      ...(values.title.trim() === '' ? { title: i18n._('Please write a title.') } : {}),
      ...(values.day === '' || values.time === '' ? { 'event.startsAt': missing } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { title, summary, body, language, event: details } = payloadOf('event', values);
    if (details === undefined) return;
    const draft = { title, summary, body, language, event: details };
    await write(
      'save',
      async () => {
        if (event === null) await staff.publishEvent(draft, key);
        else await staff.editEvent(event._id, { ...draft, revision: event.revision });
        showToast(event === null ? i18n._('The event is published.') : i18n._('The event is saved.'));
        onClose();
      },
      (error) => {
        const refused = errorsByField(error);
        setErrors(refused);
        if (Object.keys(refused).length === 0) {
          setRefusal(errorText(i18n, error, i18n._('The event could not be saved')));
        }
      },
    );
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        size="md"
        title={event === null ? i18n._('New event') : i18n._('Edit {name}', { name: event.title })}
      >
        <form noValidate onSubmit={(submitted) => void save(submitted)}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <Field error={errors['title']} label={i18n._('Title')}>
              <TextInput
                maxLength={120}
                onChange={({ target }) => change({ title: target.value })}
                value={values.title}
              />
            </Field>
            <Field error={errors['summary']} label={i18n._('Summary')} optional>
              <TextArea
                autoGrow
                maxLength={300}
                onChange={({ target }) => change({ summary: target.value })}
                value={values.summary}
              />
            </Field>
            <EventFields errors={errors} onChange={change} values={values} />
            <TimeZoneField
              error={errors['event.timeZone']}
              onChange={(timeZone) => change({ timeZone })}
              value={values.timeZone}
            />
          </Stack>
          <FormFooter
            isSending={pending !== null}
            onCancel={leave}
            submitLabel={event === null ? i18n._('Publish') : i18n._('Save')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
