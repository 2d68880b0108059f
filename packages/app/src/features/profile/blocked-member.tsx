import { Button, EmptyState, IconLock } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { type Profile, fullName, usePeople } from '../people/index.ts';
import { useWrite } from '../../platform/use-write.ts';

/** Shown instead of the profile of a member who was just blocked. It has an Undo button. */
export function BlockedMember({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const { relations, showToast } = usePeople();
  const { pending, write } = useWrite<'unblock'>();

  const unblock = () =>
    write(
      'unblock',
      async () => showToast(await relations.unblock(profile._id)),
      i18n._('The block could not be changed'),
    );

  return (
    <EmptyState
      headingLevel={1}
      icon={<IconLock size="lg" />}
      title={i18n._('You have blocked {name}', { name: fullName(profile) })}
      description={i18n._('You no longer see each other. You can undo this here or in Settings.')}
      action={
        <Button loading={pending !== null} onClick={() => void unblock()} variant="secondary">
          {i18n._('Unblock')}
        </Button>
      }
    />
  );
}
