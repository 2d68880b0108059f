import { DialogContent, DialogRoot, Grid, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { showServerErrors } from '../../forms/server-errors.ts';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { type Profile, usePeople } from '../people/index.ts';
import {
  type AnswerName,
  QuestionnaireFields,
  type QuestionnaireOutput,
  type QuestionnaireValues,
  answerNames,
  questionnaireSchema,
  valuesOf,
} from '../questionnaire/index.ts';
import { AudienceField } from './audience-field.tsx';
import { termsOf, type Audience } from './information.ts';

type FaithAudiences = Record<AnswerName, Audience>;

const audiencesOf = ({ audiences }: Profile): FaithAudiences => ({
  catholic: 'me',
  parish: 'me',
  diocese: 'me',
  rite: 'me',
  riteType: 'me',
  knightOfColumbus: 'me',
  knightOfMalta: 'me',
  favoriteSaint: 'me',
  historicalFigure: 'me',
  ...(audiences !== null && Object.fromEntries(answerNames.map((name) => [name, audiences[name]]))),
});

type FaithDialogProps = { profile: Profile; onClose: () => void };

/** A dialog to edit the answers to the faith questionnaire. Each answer has an audience. */
export function FaithDialog({ profile, onClose }: FaithDialogProps) {
  const { i18n } = useLingui();
  const { session } = useApp();
  const { profiles, showToast, showErrorToast } = usePeople();
  const stored = audiencesOf(profile);
  const [audiences, setAudiences] = useState(stored);
  const form = useForm<QuestionnaireValues, unknown, QuestionnaireOutput>({
    resolver: valibotResolver(questionnaireSchema(i18n)),
    defaultValues: valuesOf(profile.information),
  });
  const { isDirty, isSubmitting } = form.formState;
  const areAudiencesChanged = answerNames.some((name) => audiences[name] !== stored[name]);
  const leave = useDiscardGuard(isDirty || areAudiencesChanged, onClose);
  useTranslatedErrors(form, i18n);
  const terms = termsOf(i18n);

  const save = async (answers: QuestionnaireOutput) => {
    try {
      session.changeAccount(await profiles.updateFaith(profile, audiences, answers));
      showToast(i18n._('Your profile was saved.'));
      onClose();
    } catch (error) {
      showServerErrors(form, error, answerNames);
      showErrorToast(error, i18n._('Error updating questionnaire'));
    }
  };

  const withAudience = (name: AnswerName, field: ReactNode) => (
    <Grid gap={4}>
      {field}
      <AudienceField
        term={terms[name]}
        value={audiences[name]}
        onChange={(audience) => setAudiences((known) => ({ ...known, [name]: audience }))}
      />
    </Grid>
  );

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        title={i18n._('Edit your faith')}
        description={i18n._(
          'Each answer is yours alone until you show it to your friends or to all members.',
        )}
      >
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack gap={5}>
            <QuestionnaireFields form={form} around={withAudience} />
          </Stack>
          <FormFooter isSending={isSubmitting} onCancel={leave} submitLabel={i18n._('Save')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
