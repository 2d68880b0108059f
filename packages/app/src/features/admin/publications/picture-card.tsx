import { Button, Card, FileAttachment, Heading, Stack, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { unwrap } from '../../../platform/unwrap.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { Publication } from './publication-labels.tsx';
import { useWrite } from '../../../platform/use-write.ts';

/** The publication's picture. It is saved separately from the form below it. */
export function PictureCard({ publication }: { publication: Publication }) {
  const { i18n } = useLingui();
  const app = useApp();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  const [isOpen, setOpen] = useState(false);
  const { pending, write } = useWrite<'remove'>();
  const isRemoving = pending !== null;
  const { _id: id, image, language, title } = publication;

  const show = (changed: Publication) => {
    queryClient.setQueryData(adminKeys.one('publications', id), { publication: changed });
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  const remove = async () => {
    const isSure = await confirm({
      title: i18n._('Remove the picture of {title}?', { title }),
      description: i18n._('It will be gone for good.'),
      confirmLabel: i18n._('Remove'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      'remove',
      async () => {
        const params = { path: { id } };
        show(unwrap(await app.api.DELETE('/admin/publications/{id}/picture', { params })).publication);
        showToast(i18n._('The picture was removed.'));
      },
      i18n._('The picture could not be removed'),
    );
  };

  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {i18n._('Picture')}
        </Heading>
        {image === null ? (
          <Text tone="muted">{i18n._('There is no picture yet.')}</Text>
        ) : (
          <>
            <FileAttachment
              kind="image"
              name={title}
              nameText={<bdi>{title}</bdi>}
              thumbnail={image.url}
              viewHref={image.url}
            />
            {image.description === '' ? (
              <Text tone="muted">{i18n._('It has no alternative text.')}</Text>
            ) : (
              <Text dir="auto" lang={language}>
                {image.description}
              </Text>
            )}
          </>
        )}
        <Stack direction="row" gap={3} wrap>
          <Button disabled={isRemoving} onClick={() => setOpen(true)} size="sm" variant="secondary">
            {image === null ? i18n._('Add a picture') : i18n._('Change the picture')}
          </Button>
          {image === null ? null : (
            <Button loading={isRemoving} onClick={() => void remove()} size="sm" variant="secondary">
              {i18n._('Remove the picture')}
            </Button>
          )}
        </Stack>
      </Stack>
      {isOpen ? (
        <PictureDialog
          onClose={() => setOpen(false)}
          onSaved={(changed) => {
            show(changed);
            showToast(i18n._('The picture was saved.'));
            setOpen(false);
          }}
          publication={publication}
        />
      ) : null}
    </Card>
  );
}
