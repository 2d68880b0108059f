import {
  Checkbox,
  DialogContent,
  DialogRoot,
  Field,
  Grid,
  NativeSelect,
  Stack,
  TextArea,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { useKeyOf } from '../../forms/use-key-of.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { createToasts } from '../../platform/toasts.ts';
import { ownGroupsQuery } from '../group-queries/index.ts';
import {
  blankSharedPrayer,
  draftOf,
  LONGEST_INTENTION,
  LONGEST_TITLE,
  sharedPrayerSchema,
  type SharedPrayerValues,
} from './shared-prayer-schema.ts';
import { kindLabels, mysterySetLabels } from './shared-prayer-words.ts';
import type { SharedPrayer } from './shared-prayers.ts';
import { useSharedPrayers } from './use-shared-prayers.ts';

const fields = [
  'kind',
  'title',
  'intention',
  'audience',
  'groupId',
  'mysteries',
  'day',
  'startsAt',
  'endsAt',
  'capacity',
] as const;

interface PartProps {
  form: UseFormReturn<SharedPrayerValues>;
}

/** When the members pray, and how the prayer is divided. */
function TimeFields({ form }: PartProps) {
  const { i18n } = useLingui();
  const { errors } = useFormState({ control: form.control });
  const kind = useWatch({ control: form.control, name: 'kind' });
  if (kind === 'adoration')
    return (
      <Grid gap={4}>
        <Field error={errors.startsAt?.message} label={i18n._('First day')} required>
          <TextInput type="date" {...form.register('startsAt')} />
        </Field>
        <Field label={i18n._('Begins at')} required>
          <TextInput type="time" {...form.register('startTime')} />
        </Field>
        <Field error={errors.endsAt?.message} label={i18n._('Last day')} required>
          <TextInput type="date" {...form.register('endsAt')} />
        </Field>
        <Field label={i18n._('Ends at')} required>
          <TextInput type="time" {...form.register('endTime')} />
        </Field>
        <Field error={errors.capacity?.message} label={i18n._('People for each hour')}>
          <TextInput inputMode="numeric" maxLength={2} {...form.register('capacity')} />
        </Field>
      </Grid>
    );
  const sets = mysterySetLabels(i18n);
  return (
    <Grid gap={4}>
      <Field
        error={errors.day?.message}
        label={kind === 'novena' ? i18n._('First of the nine days') : i18n._('Day')}
        required
      >
        <TextInput type="date" {...form.register('day')} />
      </Field>
      {kind === 'rosary' ? (
        <Field error={errors.mysteries?.message} label={i18n._('Mysteries')}>
          <NativeSelect
            options={(['joyful', 'luminous', 'sorrowful', 'glorious', 'all'] as const).map((value) => ({
              value,
              label: sets[value],
            }))}
            {...form.register('mysteries')}
          />
        </Field>
      ) : (
        <Checkbox label={i18n._('Several people can pray on the same day')} {...form.register('openToAll')} />
      )}
    </Grid>
  );
}

/** Who sees the prayer and can sign up. */
function AudienceFields({ form }: PartProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { errors } = useFormState({ control: form.control });
  const audience = useWatch({ control: form.control, name: 'audience' });
  const { data: groups = [] } = useQuery({ ...ownGroupsQuery(api), enabled: audience === 'group' });
  return (
    <Grid gap={4}>
      <Field error={errors.audience?.message} label={i18n._('Who can join')}>
        <NativeSelect
          options={[
            { value: 'friends', label: i18n._('My friends') },
            { value: 'group', label: i18n._('One of my groups') },
            { value: 'parish', label: i18n._('My parish') },
          ]}
          {...form.register('audience')}
        />
      </Field>
      {audience === 'group' ? (
        <Field error={errors.groupId?.message} label={i18n._('Group')} required>
          <NativeSelect
            options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
            placeholder={i18n._('Choose a group')}
            {...form.register('groupId')}
          />
        </Field>
      ) : null}
    </Grid>
  );
}

interface SharedPrayerDialogProps {
  onStarted: (prayer: SharedPrayer) => void;
  onClose: () => void;
}

/** A form that starts a shared prayer. Its times are in the time zone of the browser. */
export function SharedPrayerDialog({ onStarted, onClose }: SharedPrayerDialogProps) {
  const { i18n } = useLingui();
  const { showToast, showErrorToast } = createToasts(useApp());
  const prayers = useSharedPrayers();
  const keyOf = useKeyOf();
  const form = useForm<SharedPrayerValues>({
    resolver: valibotResolver(sharedPrayerSchema(i18n)),
    defaultValues: blankSharedPrayer,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const leave = useDiscardGuard(isDirty, onClose);
  useTranslatedErrors(form, i18n);
  const kinds = kindLabels(i18n);

  const save = async (values: SharedPrayerValues) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const draft = draftOf(values, timeZone);
    try {
      const prayer = await prayers.create(draft, keyOf(JSON.stringify(draft)));
      showToast(i18n._('Your shared prayer is open. Take a slot yourself.'));
      onStarted(prayer);
    } catch (error) {
      showServerErrors(form, error, fields);
      showErrorToast(error, i18n._('The shared prayer could not be started'));
    }
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={i18n._('Start a shared prayer')}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack gap={5}>
            <Field error={errors.kind?.message} label={i18n._('Prayer')}>
              <NativeSelect
                options={(['rosary', 'novena', 'adoration'] as const).map((value) => ({
                  value,
                  label: kinds[value],
                }))}
                {...form.register('kind')}
              />
            </Field>
            <Field error={errors.title?.message} label={i18n._('Title')} required>
              <TextInput maxLength={LONGEST_TITLE} {...form.register('title')} />
            </Field>
            <Field error={errors.intention?.message} label={i18n._('What you pray for (optional)')}>
              <TextArea autoGrow maxLength={LONGEST_INTENTION} rows={3} {...form.register('intention')} />
            </Field>
            <TimeFields form={form} />
            <AudienceFields form={form} />
          </Stack>
          <FormFooter
            isSending={isSubmitting}
            onCancel={leave}
            submitLabel={i18n._('Start the shared prayer')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
