import { DialogContent, DialogRoot, Field, Grid, Stack, TextArea, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { NameFields } from '../../forms/name-fields.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { type Profile, usePeople } from '../people/index.ts';
import { AudienceField } from './audience-field.tsx';
import { detailsSchema, longestAbout, type DetailsOutput, type DetailsValues } from './details-schema.ts';
import { termsOf } from './information.ts';

const names = ['first_name', 'last_name', 'about', 'phone'] as const;

type DetailsDialogProps = { profile: Profile; onClose: () => void };

/** A dialog to edit the member's name and details. Each detail has an audience. */
export function DetailsDialog({ profile, onClose }: DetailsDialogProps) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const { profiles, showToast, showErrorToast } = usePeople();
  const { about, phone } = profile.information;
  const stored = { about: profile.audiences?.about ?? 'me', phone: profile.audiences?.phone ?? 'me' };
  const [audiences, setAudiences] = useState(stored);
  const form = useForm<DetailsValues, unknown, DetailsOutput>({
    resolver: valibotResolver(detailsSchema(i18n)),
    defaultValues: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      hasOneName: profile.last_name === '',
      about: about ?? '',
      phone: phone ?? '',
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const hasOneName = useWatch({ control: form.control, name: 'hasOneName' });
  const areAudiencesChanged = audiences.about !== stored.about || audiences.phone !== stored.phone;
  const leave = useDiscardGuard(isDirty || areAudiencesChanged, onClose);
  useTranslatedErrors(form, i18n);
  const terms = termsOf(i18n);

  const save = async (details: DetailsOutput) => {
    try {
      const changes = { ...details, phone: details.phone === '' ? null : details.phone, audiences };
      session.changeAccount(await profiles.updateDetails(profile._id, changes));
      showToast(i18n._('Your profile was saved.'));
      onClose();
    } catch (error) {
      showServerErrors(form, error, names);
      showErrorToast(error, i18n._('Error updating user'));
    }
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={i18n._('Edit profile')}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack gap={5}>
            <Stack gap={4}>
              <NameFields
                firstName={form.register('first_name')}
                lastName={form.register('last_name')}
                oneName={form.register('hasOneName', { onChange: () => form.clearErrors('last_name') })}
                hasOneName={hasOneName}
                errors={errors}
              />
            </Stack>
            <Stack gap={3}>
              <Field
                label={terms.about}
                description={i18n._('A few words for people who visit your profile.')}
                error={errors.about?.message}
              >
                <TextArea autoGrow rows={4} maxLength={longestAbout} showCount {...form.register('about')} />
              </Field>
              <AudienceField
                term={terms.about}
                value={audiences.about}
                onChange={(audience) => setAudiences((known) => ({ ...known, about: audience }))}
              />
            </Stack>
            <Grid gap={4}>
              <Field label={i18n._('Phone (optional)')} error={errors.phone?.message}>
                <TextInput type="tel" autoComplete="tel" maxLength={40} {...form.register('phone')} />
              </Field>
              <AudienceField
                term={terms.phone}
                value={audiences.phone}
                onChange={(audience) => setAudiences((known) => ({ ...known, phone: audience }))}
              />
            </Grid>
          </Stack>
          <FormFooter isSending={isSubmitting} onCancel={leave} submitLabel={i18n._('Save')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
