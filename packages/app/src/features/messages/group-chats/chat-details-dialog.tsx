import { DialogContent, DialogRoot, Field, Stack, TextArea, TextInput } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { useApp } from '../../../app-context.tsx';
import { FormFooter } from '../../../forms/form-footer.tsx';
import { showServerErrors } from '../../../forms/server-errors.ts';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { useTranslatedErrors } from '../../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../../forms/valibot-resolver.ts';
import { createToasts } from '../../../platform/toasts.ts';
import type { Chat } from '../chat-cache.ts';
import { detailsSchema, longestDescription, longestName, type DetailsValues } from './group-chat-schema.ts';
import { useGroupChats } from './use-group-chats.ts';

const fields = ['name', 'description'] as const;

interface ChatDetailsDialogProps {
  chat: Pick<Chat, 'chatId' | 'chatName' | 'group'>;
  onClose: () => void;
}

/** A form for the name and the description of a group chat. */
export function ChatDetailsDialog({ chat: { chatId, chatName, group }, onClose }: ChatDetailsDialogProps) {
  const { i18n } = useLingui();
  const { showToast, showErrorToast } = createToasts(useApp());
  const groupChats = useGroupChats();
  const form = useForm<DetailsValues>({
    resolver: valibotResolver(detailsSchema(i18n)),
    // Another owner can change the chat meanwhile. Fields that the reader has not changed follow.
    values: { name: chatName, description: group?.description ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const leave = useDiscardGuard(isDirty, onClose);
  useTranslatedErrors(form, i18n);

  const save = async (values: DetailsValues) => {
    try {
      await groupChats.update(chatId, values);
      showToast(i18n._('The chat was saved.'));
      onClose();
    } catch (error) {
      showServerErrors(form, error, fields);
      showErrorToast(error, i18n._('The chat could not be saved'));
    }
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent size="sm" title={i18n._('Edit the chat')}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack gap={5}>
            <Field error={errors.name?.message} label={i18n._('Name of the chat')} required>
              <TextInput autoComplete="off" dir="auto" maxLength={longestName} {...form.register('name')} />
            </Field>
            <Field error={errors.description?.message} label={i18n._('Description (optional)')}>
              <TextArea
                autoGrow
                maxLength={longestDescription}
                rows={3}
                showCount
                {...form.register('description')}
              />
            </Field>
          </Stack>
          <FormFooter isSending={isSubmitting} onCancel={leave} submitLabel={i18n._('Save')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
