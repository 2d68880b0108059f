import { Button, ButtonLink, Stack, Text, useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import type { ClaimAnswer, ParishStaff } from './parish-staff.ts';
import { editPath, posterPath } from './paths.ts';

interface OwnRoleProps {
  id: string;
  answer: ClaimAnswer;
  staff: ParishStaff;
}

/** The actions of somebody who may edit the parish. */
export function OwnRole({ id, answer: { scope }, staff }: OwnRoleProps) {
  const { i18n } = useLingui();
  const confirm = useConfirm();
  const { showToast } = createToasts(useApp());
  const { pending, write } = useWrite<'leave'>();
  const texts = {
    none: i18n._('You can edit this parish because you belong to the staff of the site.'),
    parish: i18n._('You look after this parish.'),
    diocese: i18n._('You look after all parishes of this diocese.'),
  };
  const leave = async () => {
    const isSure = await confirm({
      title: i18n._('Stop looking after this parish?'),
      description: i18n._('You can no longer edit its page. To come back, you have to claim it again.'),
      confirmLabel: i18n._('Stop'),
      cancelLabel: i18n._('Cancel'),
      tone: 'danger',
    });
    if (!isSure) return;
    await write(
      'leave',
      async () => {
        await staff.leave();
        showToast(i18n._('You no longer look after this parish.'));
      },
      i18n._('Your role could not be ended'),
    );
  };
  return (
    <Stack gap={3}>
      <Text>{texts[scope]}</Text>
      <Stack direction="row" gap={3} wrap>
        <ButtonLink href={editPath(id)}>{i18n._('Edit the page')}</ButtonLink>
        <ButtonLink href={posterPath(id)} variant="secondary">
          {i18n._('Print a poster')}
        </ButtonLink>
        {scope === 'parish' ? (
          <Button loading={pending !== null} onClick={() => void leave()} variant="ghost">
            {i18n._('Stop looking after it')}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
