import { Banner, Button, Field, Heading, Stack, Text, TextArea, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormError } from '../../forms/form-error.tsx';
import { ParishFields } from '../admin/index.ts';
import { fieldNames } from './field-names.ts';
import type { Merge } from './merge-changes.ts';
import type { Managed, ParishStaff } from './parish-staff.ts';
import { usePageForm } from './use-page-form.ts';

function MergeNotice({ theirs, both }: Pick<Merge, 'theirs' | 'both'>) {
  const { i18n } = useLingui();
  const fields = fieldNames(i18n, theirs);
  return (
    <Banner role="alert" tone="warning">
      <Stack gap={1}>
        <Text>
          {i18n._(
            'Somebody else has saved this page in the meantime: {fields}. Nothing of yours is lost, but it is not saved yet. Please check the page and save it again.',
            { fields },
          )}
        </Text>
        {both.length === 0 ? null : (
          <Text>
            {i18n._('You both changed: {fields}. The form shows your version.', {
              fields: fieldNames(i18n, both),
            })}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}

interface PageFormProps {
  publication: Managed;
  staff: ParishStaff;
}

/** The texts, the contact data and the schedule of a parish. */
export function PageForm({ publication, staff }: PageFormProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, refusal, merge, isSaving, change, save, leave } = usePageForm(publication, staff, {
    onLeave: () => void navigate(`/parish/${publication._id}`),
  });

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
      ref={form}
    >
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {i18n._('The page and the schedule')}
        </Heading>
        {merge === null ? null : <MergeNotice both={merge.both} theirs={merge.theirs} />}
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
        <ParishFields
          errors={errors}
          onChange={(changed) => change({ parish: { ...values.parish, ...changed } })}
          values={values.parish}
        />
        <Field error={errors['body']} label={i18n._('Text')} optional>
          <TextArea autoGrow onChange={({ target }) => change({ body: target.value })} value={values.body} />
        </Field>
        <Stack direction="row" gap={3} wrap>
          <Button loading={isSaving} type="submit">
            {i18n._('Save')}
          </Button>
          <Button onClick={leave} variant="secondary">
            {i18n._('Close')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
