import { useLingui } from '@lingui/react';
import { Avatar, Button, IconImage, Stack, Text } from '@parvis/design-system';
import { useSignedInMember } from '../../app-context.tsx';
import { lazyValue } from '../../platform/lazy-value.ts';
import { useLazyDialogs } from '../../platform/use-lazy-dialogs.ts';
import { nameParts } from '../people/index.ts';

const code = lazyValue(() => import('./photo-dialog.tsx'));

/** The step in which members choose their photo. */
export function PhotoStep() {
  const { i18n } = useLingui();
  const member = useSignedInMember();
  const { opened, show, close } = useLazyDialogs<typeof import('./photo-dialog.tsx'), 'photo'>(code);
  return (
    <Stack align="start" gap={4}>
      <Stack direction="row" gap={4}>
        <Avatar name={nameParts(member)} size="xl" src={member.avatar} />
        <Text tone="muted">
          {member.avatar === null
            ? i18n._('Members recognize you more easily with a photo. You can change it at any time.')
            : i18n._('This is how members see you.')}
        </Text>
      </Stack>
      <Button
        fullWidth
        leadingIcon={<IconImage />}
        onClick={() => show('photo')}
        variant={member.avatar === null ? 'primary' : 'secondary'}
      >
        {member.avatar === null ? i18n._('Choose a photo') : i18n._('Change the photo')}
      </Button>
      {opened === null ? null : <opened.dialogs.PhotoDialog onClose={close} />}
    </Stack>
  );
}
