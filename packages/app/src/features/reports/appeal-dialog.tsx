import { DialogContent, DialogRoot, Field, Stack, Text, TextArea } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { errorsByField } from '../../platform/field-errors.ts';
import { errorText } from '../../platform/error-text.ts';
import { createToasts } from '../../platform/toasts.ts';
import { reportKeys } from './report-keys.ts';
import { decisionTitle, type OwnDecision } from './report-labels.ts';
import { useWrite } from '../../platform/use-write.ts';

interface AppealDialogProps {
  decision: OwnDecision;
  onClose: () => void;
}

/** Asks for the reason of an appeal. If the server refuses the appeal, the dialog keeps the typed text. */
export function AppealDialog({ decision, onClose }: AppealDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const [text, setText] = useState('');
  const { pending, write } = useWrite<'send'>();
  const [objection, setObjection] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const leave = useDiscardGuard(text.trim() !== '', onClose);

  const object = (message: string) => {
    setObjection(message);
    field.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (pending !== null) return;
    setObjection(undefined);
    setRefusal(undefined);
    if (text.trim() === '') return object(i18n._('Please tell us why.'));
    await write(
      'send',
      async () => {
        const params = { path: { id: decision._id } };
        unwrap(await app.api.POST('/decision/{id}/appeal', { params, body: { text: text.trim() } }));
        showToast(i18n._('Your appeal is sent. We will tell you the result.'));
        onClose();
      },
      (error) => {
        const about = errorsByField(error)['text'];
        if (about === undefined) setRefusal(errorText(i18n, error, i18n._('Your appeal could not be sent')));
        else object(about);
      },
    );
    // Refetches also after a refusal, because another tab can have sent an appeal, or the time limit can be over.
    void queryClient.invalidateQueries({ queryKey: reportKeys.decisions });
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        description={i18n._(
          'An administrator who did not make the decision reads what you write and can reverse it.',
        )}
        size="sm"
        title={i18n._('Appeal against the decision')}
      >
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={4}>
            <Text weight="medium">{decisionTitle(i18n, decision)}</Text>
            <FormError message={refusal} />
            <Field
              description={i18n._('You can appeal only once.')}
              error={objection}
              label={i18n._('Why should it be reversed?')}
            >
              <TextArea
                autoGrow
                maxLength={2000}
                onChange={(event) => setText(event.target.value)}
                ref={field}
                showCount
                value={text}
              />
            </Field>
          </Stack>
          <FormFooter isSending={pending !== null} onCancel={leave} submitLabel={i18n._('Send appeal')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
