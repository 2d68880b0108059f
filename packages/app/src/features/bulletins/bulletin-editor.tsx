import { Banner, Button, Heading, IconPlus, Skeleton, Stack, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { createToasts } from '../../platform/toasts.ts';
import { useRowWrites } from '../../platform/use-write.ts';
import { BulletinDialog } from './bulletin-dialog.tsx';
import { BulletinRow } from './bulletin-row.tsx';
import { useBulletins, type Bulletin } from './use-bulletins.ts';

/** The bulletins of a parish, for those who publish and delete them. */
export function BulletinEditor({ parishId }: { parishId: string }) {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const { showToast } = createToasts(useApp());
  const bulletins = useBulletins(parishId);
  const { data, error, isFetching, refetch } = useQuery(bulletins.listQuery);
  const { write } = useRowWrites<'remove'>();
  const [isAdding, setAdding] = useState(false);

  const remove = async ({ _id: id, title }: Bulletin) => {
    const isSure = await confirm({
      title: i18n._('Delete the bulletin {title}?', { title }),
      description: i18n._('It will be gone for good.'),
      confirmLabel: i18n._('Delete'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      id,
      'remove',
      async () => {
        await bulletins.remove(id);
        showToast(i18n._('The bulletin is deleted.'));
      },
      i18n._('The bulletin could not be deleted'),
    );
  };

  return (
    <Stack as="section" gap={4}>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Heading level={2} size="lg">
          {i18n._('Bulletins')}
        </Heading>
        <Button leadingIcon={<IconPlus />} onClick={() => setAdding(true)} size="sm" variant="secondary">
          {i18n._('New bulletin')}
        </Button>
      </Stack>
      {data === undefined && error === null ? <Skeleton height="4rem" shape="block" /> : null}
      {data === undefined && error !== null ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{errorText(i18n, error, i18n._('The bulletins could not be loaded'))}</span>
            <Button loading={isFetching} onClick={() => void refetch()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      ) : null}
      {data?.length === 0 ? (
        <Text tone="muted">{i18n._('No bulletins yet. Everybody can read them, for a year.')}</Text>
      ) : null}
      {data?.map((bulletin) => (
        <BulletinRow bulletin={bulletin} key={bulletin._id} onRemove={() => void remove(bulletin)} />
      ))}
      {isAdding ? <BulletinDialog bulletins={bulletins} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
