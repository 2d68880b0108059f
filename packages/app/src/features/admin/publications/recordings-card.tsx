import {
  Button,
  Card,
  clockTime,
  FileAttachment,
  Heading,
  IconArrowUp,
  IconButton,
  IconArrowDown,
  IconEdit,
  Stack,
  Text,
  useConfirm,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import type { Publication } from './publication-labels.tsx';
import { RecordingDialog } from './recording-dialog.tsx';
import { useWrite } from '../../../platform/use-write.ts';

type Recording = Schemas['Recording'];

/** The recordings of a resource. Like the picture, recordings are saved separately from the form. */
export function RecordingsCard({ publication }: { publication: Publication }) {
  const { i18n } = useLingui();
  const app = useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { showToast, showErrorToast } = createToasts(app);
  const [open, setOpen] = useState<Recording | 'new' | null>(null);
  const { pending, write } = useWrite<'change'>();
  const isBusy = pending !== null;
  const { _id: id, language, resource } = publication;
  const recordings = publication.recordings ?? [];
  const isHeard = resource?.type !== 'Ebook';
  if (!isHeard && recordings.length === 0) return null;

  const show = (changed: Publication) => {
    queryClient.setQueryData(adminKeys.one('publications', id), { publication: changed });
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  const act = (work: () => Promise<{ publication: Publication }>, done: string, failure: string) =>
    write(
      'change',
      async () => {
        show((await work()).publication);
        showToast(done);
      },
      (error) => {
        showErrorToast(error, failure);
        void queryClient.invalidateQueries({ queryKey: adminKeys.one('publications', id) });
      },
    );

  const move = ({ _id, title }: Recording, place: number) => {
    const order = recordings.map((recording) => recording._id).filter((other) => other !== _id);
    const body = { order: order.toSpliced(place, 0, _id) };
    return act(
      async () =>
        unwrap(await app.api.PUT('/admin/publications/{id}/recordings', { params: { path: { id } }, body })),
      i18n._('{title} was moved.', { title }),
      i18n._('The recording could not be moved'),
    );
  };

  const remove = async ({ _id: recordingId, title }: Recording) => {
    const isSure = await confirm({
      title: i18n._('Remove {title}?', { title }),
      description: i18n._('It will be gone for good.'),
      confirmLabel: i18n._('Remove'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    const params = { path: { id, recordingId } };
    await act(
      async () =>
        unwrap(await app.api.DELETE('/admin/publications/{id}/recordings/{recordingId}', { params })),
      i18n._('{title} was removed.', { title }),
      i18n._('The recording could not be removed'),
    );
  };

  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {i18n._('Recordings')}
        </Heading>
        {recordings.length === 0 ? <Text tone="muted">{i18n._('There is no recording yet.')}</Text> : null}
        <Stack as="ol" gap={3} role="list">
          {recordings.map((recording, index) => {
            const { _id, title, duration, bytes, url, fileName } = recording;
            return (
              <Stack as="li" gap={0} key={_id}>
                <FileAttachment
                  downloadHref={url}
                  kind="audio"
                  name={fileName}
                  nameText={
                    <>
                      <bdi lang={language}>{title}</bdi> · {clockTime(duration)}
                    </>
                  }
                  onRemove={() => void remove(recording)}
                  size={bytes}
                />
                <Stack direction="row" gap={0}>
                  <IconButton
                    aria-disabled={isBusy || index === 0}
                    icon={<IconArrowUp />}
                    label={i18n._('Move {title} up', { title })}
                    onClick={() => {
                      if (index > 0) void move(recording, index - 1);
                    }}
                  />
                  <IconButton
                    aria-disabled={isBusy || index === recordings.length - 1}
                    icon={<IconArrowDown />}
                    label={i18n._('Move {title} down', { title })}
                    onClick={() => {
                      if (index < recordings.length - 1) void move(recording, index + 1);
                    }}
                  />
                  <IconButton
                    icon={<IconEdit />}
                    label={i18n._('Rename {title}', { title })}
                    onClick={() => setOpen(recording)}
                  />
                </Stack>
              </Stack>
            );
          })}
        </Stack>
        {isHeard ? (
          <Stack direction="row">
            <Button onClick={() => setOpen('new')} size="sm" variant="secondary">
              {i18n._('Add a recording')}
            </Button>
          </Stack>
        ) : null}
      </Stack>
      {open === null ? null : (
        <RecordingDialog
          key={open === 'new' ? 'new' : open._id}
          onClose={() => setOpen(null)}
          onSaved={(changed) => {
            show(changed);
            showToast(i18n._('The recording was saved.'));
            setOpen(null);
          }}
          publication={publication}
          recording={open === 'new' ? null : open}
        />
      )}
    </Card>
  );
}
