import {
  Button,
  DialogContent,
  DialogRoot,
  Field,
  FileAttachment,
  IconAudio,
  Stack,
  Text,
  TextInput,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useApp } from '../../../app-context.tsx';
import { FormError } from '../../../forms/form-error.tsx';
import { FormFooter } from '../../../forms/form-footer.tsx';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { errorsByField } from '../../../platform/field-errors.ts';
import { errorText } from '../../../platform/error-text.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Publication } from './publication-labels.tsx';
import { useSending } from './use-sending.ts';
import { useWrite } from '../../../platform/use-write.ts';

interface RecordingDialogProps {
  publication: Publication;
  /** The recording to rename; null to add one. */
  recording: Schemas['Recording'] | null;
  onSaved: (publication: Publication) => void;
  onClose: () => void;
}

const longest = 120;
const megabyte = 1024 * 1024;
const accepted = 'audio/mpeg,audio/mp4,audio/aac,audio/ogg,audio/wav,.mp3,.m4a,.aac,.ogg,.oga,.opus,.wav';

/** The file name without its extension, as the suggested title. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '').slice(0, longest);

/** Chooses a recording and its title. A failure leaves both unchanged. */
export function RecordingDialog({ publication, recording, onSaved, onClose }: RecordingDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { _id: id, recordingLimit } = publication;
  const { progress, send, cancel } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState(recording?.title ?? '');
  const { pending, write } = useWrite();
  const isSending = pending !== null;
  const [refusal, setRefusal] = useState<string>();
  const [fault, setFault] = useState<string>();
  // Idempotency keys by file and title: a repeat after a lost answer creates no duplicate, and changed content gets a
  // new key.
  const [tries] = useState(() => new WeakMap<File, Map<string, string>>());
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const leave = useDiscardGuard(
    (file !== null || title.trim() !== (recording?.title ?? '')) && !isSending,
    onClose,
  );
  const limit = Math.floor(recordingLimit / megabyte);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    if (chosen === undefined) return;
    const tooLarge = chosen.size > recordingLimit;
    const message = i18n._('The file is too large: {limit} MB at most.', { limit });
    setRefusal(tooLarge ? message : chosen.size === 0 ? i18n._('The file is empty.') : undefined);
    if (tooLarge || chosen.size === 0) return;
    setFile(chosen);
    if (title.trim() === '') setTitle(nameOf(chosen));
  };

  const keyOf = (sent: File, name: string): string => {
    const known = tries.get(sent) ?? new Map<string, string>();
    const key = known.get(name) ?? newId();
    tries.set(sent, known.set(name, key));
    return key;
  };

  const sendIt = (name: string, sent: File | null) =>
    send(async ({ signal, onProgress }) => {
      if (recording !== null) {
        const params = { path: { id, recordingId: recording._id } };
        const body = { title: name };
        return unwrap(
          await api.PUT('/admin/publications/{id}/recordings/{recordingId}', { params, body, signal }),
        ).publication;
      }
      if (sent === null) return publication;
      const { publication: changed } = await api.upload('/admin/publications/{id}/recordings', {
        path: { id },
        fields: { title: name },
        files: { recording: sent },
        idempotencyKey: keyOf(sent, name),
        signal,
        onProgress,
      });
      return changed;
    });

  const save = async () => {
    if (isSending) return;
    setRefusal(undefined);
    setFault(undefined);
    const name = title.trim();
    if (recording === null && file === null) {
      setRefusal(i18n._('Please choose a recording.'));
      picker.current?.focus();
      return;
    }
    if (name === '') {
      setFault(i18n._('Please write a title.'));
      field.current?.focus();
      return;
    }
    await write(
      'save',
      async () => {
        const saved = await sendIt(name, file);
        if (saved !== null) onSaved(saved);
      },
      (error) => {
        const { title: ofTitle, recording: ofFile } = errorsByField(error);
        setFault(ofTitle);
        if (ofTitle === undefined)
          setRefusal(ofFile ?? errorText(i18n, error, i18n._('The recording could not be saved')));
      },
    );
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent size="sm" title={i18n._('Recording')}>
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <FormError message={refusal} />
            {recording === null ? (
              <>
                <input
                  accept={accepted}
                  aria-label={i18n._('Recording')}
                  hidden
                  onChange={choose}
                  ref={picker}
                  type="file"
                />
                {file === null ? (
                  <Text tone="muted">
                    {i18n._('MP3, M4A, AAC, Ogg or WAV, {limit} MB at most.', { limit })}
                  </Text>
                ) : (
                  <FileAttachment
                    kind="audio"
                    name={file.name}
                    onCancel={cancel}
                    onRemove={() => setFile(null)}
                    progress={progress}
                    size={file.size}
                    state={!isSending ? 'idle' : progress === null ? 'processing' : 'uploading'}
                  />
                )}
                <Stack direction="row">
                  <Button
                    disabled={isSending}
                    leadingIcon={<IconAudio />}
                    onClick={() => picker.current?.click()}
                    variant="secondary"
                  >
                    {file === null ? i18n._('Choose a recording') : i18n._('Choose another')}
                  </Button>
                </Stack>
              </>
            ) : null}
            <Field error={fault} label={i18n._('Title')}>
              <TextInput
                autoComplete="off"
                dir="auto"
                maxLength={longest}
                onChange={({ target }) => setTitle(target.value)}
                readOnly={isSending}
                ref={field}
                value={title}
              />
            </Field>
          </Stack>
          <FormFooter
            isSending={isSending}
            onCancel={isSending ? cancel : leave}
            submitLabel={i18n._('Save')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
