import {
  Button,
  DialogContent,
  DialogRoot,
  Field,
  FileAttachment,
  IconDocument,
  Stack,
  Text,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { newId } from '../../platform/new-id.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { Bulletins } from './use-bulletins.ts';

const LONGEST = 120;

/** Publishes a bulletin: a PDF with a title and a day. */
export function BulletinDialog({ bulletins, onClose }: { bulletins: Bulletins; onClose: () => void }) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  // A repeat after a lost response must not create a second bulletin. A changed form gets a new key.
  const [key, setKey] = useState(newId);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const { pending, write } = useWrite();
  const leave = useDiscardGuard((file !== null || title !== '' || day !== '') && pending === null, onClose);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Resets the field, so that the same file can be chosen again.
    currentTarget.value = '';
    if (chosen === undefined) return;
    setFile(chosen);
    setKey(newId());
    if (title === '') setTitle(chosen.name.replace(/\.[^.]*$/u, '').slice(0, LONGEST));
  };

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    const missing = i18n._('Please fill in this field.');
    const found: FieldErrors = {
      ...(title.trim() === '' ? { title: i18n._('Please write a title.') } : {}),
      ...(day === '' ? { day: missing } : {}),
    };
    setErrors(found);
    if (file === null) setRefusal(i18n._('Please choose a PDF.'));
    if (file === null || Object.keys(found).length > 0) return;
    await write(
      'save',
      async () => {
        await bulletins.add({ title, day, file, key });
        showToast(i18n._('The bulletin is published.'));
        onClose();
      },
      (error) => {
        const refused = errorsByField(error);
        setErrors(refused);
        if (refused['title'] !== undefined || refused['day'] !== undefined) return;
        setRefusal(
          refused['bulletin'] ?? errorText(i18n, error, i18n._('The bulletin could not be published')),
        );
      },
    );
  };

  const label = i18n._('Choose a PDF');
  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent size="sm" title={i18n._('New bulletin')}>
        <form noValidate onSubmit={(event) => void send(event)}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <input
              accept="application/pdf,.pdf"
              aria-label={label}
              hidden
              onChange={choose}
              ref={picker}
              type="file"
            />
            {file === null ? (
              <Text tone="muted">{i18n._('A PDF of at most 25 MB.')}</Text>
            ) : (
              <FileAttachment
                kind="document"
                name={file.name}
                size={file.size}
                state={pending === null ? 'idle' : 'processing'}
              />
            )}
            <Stack align="start">
              <Button
                leadingIcon={<IconDocument />}
                onClick={() => picker.current?.click()}
                variant="secondary"
              >
                {label}
              </Button>
            </Stack>
            <Field error={errors['title']} label={i18n._('Title')}>
              <TextInput
                maxLength={LONGEST}
                onChange={({ target }) => {
                  setTitle(target.value);
                  setKey(newId());
                }}
                value={title}
              />
            </Field>
            <Field error={errors['day']} label={i18n._('Day')}>
              <TextInput
                onChange={({ target }) => {
                  setDay(target.value);
                  setKey(newId());
                }}
                type="date"
                value={day}
              />
            </Field>
          </Stack>
          <FormFooter isSending={pending !== null} onCancel={leave} submitLabel={i18n._('Publish')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
