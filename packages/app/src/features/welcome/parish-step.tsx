import { useLingui } from '@lingui/react';
import {
  Button,
  ButtonLink,
  Field,
  IconChurch,
  Link,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@parvis/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { useWrite } from '../../platform/use-write.ts';
import { parishPath, useParishFollows } from '../parishes/index.ts';
import {
  type Parish,
  ParishField,
  type QuestionnaireOutput,
  type QuestionnaireValues,
  questionnaireSchema,
  readAnswers,
} from '../questionnaire/index.ts';

type ParishFormProps = { answers: QuestionnaireValues; onSaved: () => void; onCancel: () => void };

function ParishForm({ answers, onSaved, onCancel }: ParishFormProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { pending, write } = useWrite();
  const follows = useParishFollows();
  const parish = useRef<Parish | null>(null);
  const form = useForm<QuestionnaireValues, unknown, QuestionnaireOutput>({
    resolver: valibotResolver(questionnaireSchema(i18n)),
    defaultValues: answers,
  });
  const save = async (body: QuestionnaireOutput) => {
    const isDone = await write(
      'save',
      async () => {
        await api.POST('/questionnaire', { body });
        if (parish.current !== null) await follows.follow(parish.current._id, { isMine: true });
        await queryClient.invalidateQueries({ queryKey: ['welcome'] });
      },
      i18n._('Error updating questionnaire'),
    );
    if (isDone) onSaved();
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap={4}>
        <ParishField
          form={form}
          onParish={(chosen) => {
            parish.current = chosen;
          }}
        />
        <Field error={form.formState.errors.diocese?.message} label={i18n._('Diocese')} required>
          <TextInput maxLength={200} {...form.register('diocese')} />
        </Field>
        <Stack direction="row" gap={3}>
          <Button loading={pending !== null} type="submit" variant="secondary">
            {i18n._('Save')}
          </Button>
          <Button onClick={onCancel} variant="ghost">
            {i18n._('Cancel')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** The step that shows the parish of the questionnaire, and lets the member change it. */
export function ParishStep() {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: id, ownParish, questionnaireCompleted } = useSignedInMember();
  const [isEditing, setEditing] = useState(false);
  const { data: answers } = useQuery({
    queryKey: ['welcome', 'answers'],
    queryFn: ({ signal }) => readAnswers(api, id, signal),
    enabled: questionnaireCompleted,
  });

  if (!questionnaireCompleted) {
    return (
      <Stack align="start" gap={3}>
        <Text tone="muted">{i18n._('Tell us your parish in the faith questionnaire.')}</Text>
        <ButtonLink href="/complete-registration" variant="secondary">
          {i18n._('Answer the faith questionnaire')}
        </ButtonLink>
      </Stack>
    );
  }
  if (answers === undefined) return <Skeleton height="6rem" shape="block" />;
  if (isEditing) {
    const close = () => setEditing(false);
    return <ParishForm answers={answers} onCancel={close} onSaved={close} />;
  }
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between">
        <Stack direction="row" gap={3}>
          <IconChurch size="lg" />
          <Stack gap={0}>
            <Text weight="semibold">{answers.parish}</Text>
            <Text size="sm" tone="muted">
              {answers.diocese}
            </Text>
          </Stack>
        </Stack>
        <Button
          aria-label={i18n._('Change the parish')}
          onClick={() => setEditing(true)}
          size="sm"
          variant="secondary"
        >
          {i18n._('Change')}
        </Button>
      </Stack>
      <Text tone="muted">
        {i18n._(
          'Only you see it until you show it on your profile. It helps us suggest people, groups and events.',
        )}
      </Text>
      <Stack direction="row">
        <Link
          href={
            ownParish === undefined
              ? `/parishes?search=${encodeURIComponent(answers.parish)}`
              : parishPath(ownParish._id)
          }
          standalone
        >
          {i18n._('Show Mass times')}
        </Link>
      </Stack>
    </Stack>
  );
}
