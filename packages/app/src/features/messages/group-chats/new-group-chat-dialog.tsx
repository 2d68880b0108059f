import type { I18n } from '@lingui/core';
import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Field,
  Stack,
  Text,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '../../../forms/form-error.tsx';
import { fieldErrorsOf, showServerErrors } from '../../../forms/server-errors.ts';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { useKeyOf } from '../../../forms/use-key-of.ts';
import { useTranslatedErrors } from '../../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../../forms/valibot-resolver.ts';
import { errorText } from '../../../platform/error-text.ts';
import { isChoiceError } from './group-chat-errors.ts';
import { longestName, newChatSchema, type NewChatValues } from './group-chat-schema.ts';
import { MemberPicker } from './member-picker.tsx';
import { mostMembers } from './most-members.ts';
import { useGroupChats } from './use-group-chats.ts';
import { useMemberChoice } from './use-member-choice.ts';

interface NewGroupChatDialogProps {
  onClose: () => void;
  /** Called with the id of the new chat. */
  onCreated: (chatId: string) => void;
}

const nobody: ReadonlySet<string> = new Set();
const shownNames = 5;

/** The names of the chosen members. If there are many, the first of them and the number of the others. */
function namesOf(i18n: I18n, chosen: readonly { name: string }[]): string {
  const names = chosen.slice(0, shownNames).map(({ name }) => name);
  const count = chosen.length - names.length;
  if (count > 0) names.push(i18n._('{count, plural, one {# more} other {# more}}', { count }));
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(names);
}

/** A dialog that creates a group chat in two steps: the members, then the name. */
export function NewGroupChatDialog({ onClose, onCreated }: NewGroupChatDialogProps) {
  const { i18n } = useLingui();
  const groupChats = useGroupChats();
  const keyOf = useKeyOf();
  const choice = useMemberChoice(nobody);
  const [step, setStep] = useState<'members' | 'name'>('members');
  const [choiceError, setChoiceError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm<NewChatValues>({
    resolver: valibotResolver(newChatSchema(i18n)),
    defaultValues: { name: '' },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const leave = useDiscardGuard(isDirty || choice.chosen.length > 0, onClose);
  useTranslatedErrors(form, i18n);

  // The pressed button disappears with its step, so the focus moves to the new step.
  const { setFocus } = form;
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === 'name') setFocus('name');
    else title.current?.focus();
  }, [step, setFocus]);

  const create = async ({ name }: NewChatValues) => {
    const body = { name, ...choice.payload };
    setFailure(undefined);
    try {
      const { chatId } = await groupChats.create(body, keyOf(JSON.stringify(body)));
      onCreated(chatId);
    } catch (error) {
      const words = i18n._('The chat could not be created');
      if (isChoiceError(error)) {
        setChoiceError(errorText(i18n, error, words));
        setStep('members');
        return;
      }
      showServerErrors(form, error, ['name'], 'name');
      if (fieldErrorsOf(error, ['name']).length === 0) setFailure(errorText(i18n, error, words));
    }
  };

  const toggle = (id: string) => {
    setChoiceError(undefined);
    choice.toggle(id);
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && !isSubmitting && leave()}>
      <DialogContent size="sm" title={i18n._('New group chat')} titleRef={title}>
        {step === 'members' ? (
          <>
            <MemberPicker choice={{ ...choice, toggle }} error={choiceError} max={mostMembers - 1} />
            <DialogFooter>
              <Button onClick={leave} variant="secondary">
                {i18n._('Cancel')}
              </Button>
              <Button
                aria-disabled={choice.chosen.length === 0}
                onClick={() => {
                  if (choice.chosen.length > 0) setStep('name');
                }}
              >
                {i18n._('Next')}
              </Button>
            </DialogFooter>
          </>
        ) : (
          <form noValidate onSubmit={(event) => void form.handleSubmit(create)(event)}>
            <Stack gap={4}>
              <FormError message={failure} />
              <Field error={errors.name?.message} label={i18n._('Name of the chat')} required>
                <TextInput autoComplete="off" dir="auto" maxLength={longestName} {...form.register('name')} />
              </Field>
              <Text size="sm" tone="muted">
                {i18n._('With {names}', {
                  names: namesOf(i18n, choice.chosen),
                })}
              </Text>
            </Stack>
            <DialogFooter>
              <Button disabled={isSubmitting} onClick={() => setStep('members')} variant="secondary">
                {i18n._('Back')}
              </Button>
              <Button loading={isSubmitting} type="submit">
                {i18n._('Create the chat')}
              </Button>
            </DialogFooter>
          </form>
        )}
      </DialogContent>
    </DialogRoot>
  );
}
