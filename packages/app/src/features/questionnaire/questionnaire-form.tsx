import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useLingui } from '@lingui/react';
import { Button, IconLogout, Stack } from '@parvis/design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app-context.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { makeOwnParish } from '../parishes/index.ts';
import { questionnaireDraft } from './questionnaire-draft.ts';
import type { Parish } from './find-parishes.ts';
import { answerNames, QuestionnaireFields } from './questionnaire-fields.tsx';
import {
  questionnaireSchema,
  type QuestionnaireOutput,
  type QuestionnaireValues,
} from './questionnaire-schema.ts';

interface QuestionnaireFormProps {
  /** The owner of the draft. An empty text for a visitor. */
  memberId: string;
  /** The earlier answers. If there is a draft, it is used instead. */
  answers: QuestionnaireValues;
}

export function QuestionnaireForm({ memberId, answers }: QuestionnaireFormProps) {
  const { i18n } = useLingui();
  const { api, registration, session } = useApp();
  const state = useSelector(registration, (snapshot) => snapshot.value);
  const failure = useSelector(registration, (snapshot) => snapshot.context.failure);
  const draft = useMemo(() => questionnaireDraft(() => localStorage, memberId), [memberId]);
  const [resumed] = useState(() => draft.read(answers));
  const parish = useRef<Parish | null>(null);
  const isGuest = memberId === '';
  const form = useForm<QuestionnaireValues, unknown, QuestionnaireOutput>({
    resolver: valibotResolver(questionnaireSchema(i18n)),
    defaultValues: resumed,
    // Visitors must log in before they can send answers.
    disabled: isGuest,
  });
  useTranslatedErrors(form, i18n);
  const isSending = state === 'submitting' || state === 'completed' || state === 'redirecting';
  const isLeaving = state === 'signingOut';

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.keep(values),
      }),
    [form, draft],
  );

  useEffect(() => {
    if (failure !== null) showServerErrors(form, failure, answerNames);
  }, [form, failure]);

  useEffect(() => {
    if (state !== 'completed') return;
    draft.remove();
    // The answers are saved in any case. If this fails, the member can still choose the parish on its page.
    if (parish.current !== null) void makeOwnParish({ api, session }, parish.current._id).catch(() => {});
  }, [state, draft, api, session]);

  const send = (payload: QuestionnaireOutput) => {
    registration.send({ type: 'questionnaire.submitted', payload });
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap={4}>
        <QuestionnaireFields
          form={form}
          onParish={(chosen) => {
            parish.current = chosen;
          }}
        />
        <Button fullWidth type="submit" loading={isSending} disabled={isLeaving || isGuest}>
          {i18n._('Complete Registration')}
        </Button>
        <Stack direction="row" gap={3} justify="center">
          <Button
            variant="ghost"
            loading={isLeaving}
            disabled={isSending}
            leadingIcon={<IconLogout size="sm" />}
            onClick={() => {
              registration.send({ type: 'questionnaire.canceled' });
            }}
          >
            {i18n._('Logout')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
