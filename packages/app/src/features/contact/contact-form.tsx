import { useLingui } from '@lingui/react';
import { Banner, Button, Field, NativeSelect, Stack, TextArea, TextInput } from '@parvis/design-system';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApp, useMember } from '../../app-context.tsx';
import { createFieldDraft } from '../../forms/field-draft.ts';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useKeyOf } from '../../forms/use-key-of.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { createToasts } from '../../platform/toasts.ts';
import { fullName } from '../people/index.ts';
import { contactSchema, longestMessage, type ContactValues } from './contact-schema.ts';

const fields = ['name', 'email', 'kind', 'message'] as const;

/** The key contains the member's id, because the next member who logs in in this tab must not see the draft. */
const draftOf = (memberId = 'guest') =>
  createFieldDraft(() => sessionStorage, `contact-draft-${memberId}`, ['name', 'email', 'message']);

export function ContactForm() {
  const { i18n } = useLingui();
  const app = useApp();
  const member = useMember();
  const keyOf = useKeyOf();
  const [failure, setFailure] = useState<unknown>(null);
  const known: ContactValues = {
    name: member === null ? '' : fullName(member),
    email: member?.email ?? '',
    kind: 'question',
    message: '',
  };
  const [draft] = useState(() => draftOf(member?._id));
  const [stored] = useState(draft.read);
  const form = useForm<ContactValues>({
    resolver: valibotResolver(contactSchema(i18n)),
    defaultValues: { ...known, ...stored },
  });
  const { errors, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }),
    [form, draft],
  );

  const send = async (values: ContactValues) => {
    setFailure(null);
    const body = { ...values, language: languageTag(i18n.locale) };
    try {
      await app.api.POST('/contact', {
        params: { header: { 'idempotency-key': keyOf(JSON.stringify(body)) } },
        body,
      });
    } catch (error) {
      if (fieldErrorsOf(error, fields).length === 0) setFailure(error);
      showServerErrors(form, error, fields);
      return;
    }
    form.setValue('message', '');
    form.setValue('kind', 'question');
    draft.remove();
    createToasts(app).showToast(i18n._('Thank you. We have your message and will answer by email.'));
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        <Field label={i18n._('Name')} error={errors.name?.message} required>
          <TextInput autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={i18n._('Email')} error={errors.email?.message} required>
          <TextInput type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
        </Field>
        <Field label={i18n._('What is it about?')} error={errors.kind?.message}>
          <NativeSelect
            options={[
              { value: 'question', label: i18n._('A question or an idea') },
              { value: 'problem', label: i18n._('Something does not work') },
              { value: 'privacy', label: i18n._('My personal data') },
            ]}
            {...form.register('kind')}
          />
        </Field>
        <Field label={i18n._('Message')} error={errors.message?.message} required>
          <TextArea autoGrow maxLength={longestMessage} rows={6} {...form.register('message')} />
        </Field>
        {failure === null ? null : (
          <Banner role="alert" tone="danger">
            {errorText(i18n, failure, i18n._('Your message could not be sent'))}
          </Banner>
        )}
        <Button type="submit" size="lg" fullWidth loading={isSubmitting} disabled={isSubmitting}>
          {i18n._('Send Message')}
        </Button>
      </Stack>
    </form>
  );
}
