import { Button, Field, Stack, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { createToasts } from '../../platform/toasts.ts';
import { everyMarketplaceKey } from '../listings/index.ts';
import { placeSchema, type PlaceValues } from './place-schema.ts';
import { SettingsSection } from './settings-section.tsx';

const names = ['zip'] as const;

/** The ZIP code from which the marketplace measures distances. */
export function PlaceSettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { _id: id, zip: known } = useSignedInMember();
  const { showToast, showErrorToast } = createToasts(app);
  const form = useForm<PlaceValues>({
    resolver: valibotResolver(placeSchema(i18n)),
    defaultValues: { zip: known ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  const save = async ({ zip }: PlaceValues) => {
    try {
      const { user } = unwrap(
        await app.api.PUT('/user/update/{id}', { params: { path: { id } }, body: { zip } }),
      );
      app.session.changeAccount(user);
      // Keeps the refs of the fields. The compiler memoizes `register`, so a field that lost its ref would not be
      // registered again.
      form.reset({ zip: user.zip ?? '' }, { keepFieldsRef: true });
      // The cached distances were measured from the old ZIP code.
      queryClient.removeQueries({ queryKey: everyMarketplaceKey });
      showToast(zip === '' ? i18n._('Your ZIP code was removed.') : i18n._('Your ZIP code was saved.'));
    } catch (error) {
      showServerErrors(form, error, names);
      if (fieldErrorsOf(error, names).length === 0) showErrorToast(error, i18n._('Error updating user'));
    }
  };

  return (
    <SettingsSection
      id="zip-code"
      title={i18n._('Your place')}
      text={i18n._(
        'We use it to show how far away listings are, and where yours are. Other members only see the town.',
      )}
    >
      <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Stack gap={4} align="start">
          <Field
            label={i18n._('ZIP code (optional)')}
            description={i18n._('Only you can see it. We need it to show distances.')}
            error={errors.zip?.message}
          >
            <TextInput autoComplete="postal-code" inputMode="numeric" {...form.register('zip')} />
          </Field>
          <Button type="submit" loading={isSubmitting}>
            {i18n._('Save')}
          </Button>
        </Stack>
      </form>
    </SettingsSection>
  );
}
