import { Button, EmptyState, IconUser } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSignedInMember } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { isNotFound } from '../../platform/is-not-found.ts';
import { focusScreen } from '../../router/scroll-and-focus-restoration.tsx';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { fullName, usePeople } from '../people/index.ts';
import { BlockedMember } from './blocked-member.tsx';
import { MemberProfile } from './member-profile.tsx';
import { ProfilePending } from './profile-pending.tsx';

/** The member's own profile, or the profile of the member whose id is in the URL. */
export function ProfileScreen() {
  const member = useSignedInMember();
  const id = useIdInPath() ?? member._id;
  return (
    <CommunityLayout>
      <Profile key={id} userId={id} />
    </CommunityLayout>
  );
}

function Profile({ userId }: { userId: string }) {
  const { i18n } = useLingui();
  const { profiles } = usePeople();
  const { data: profile, error, isFetching, refetch } = useQuery(profiles.profileQuery(userId));
  useTitle(profile === undefined ? i18n._('Profile') : fullName(profile));

  const isBlocked = profile?.relation?.blocked === true;
  const wasBlocked = useRef(isBlocked);
  useEffect(() => {
    // The pressed button and everything around it have disappeared, so the focus moves.
    if (wasBlocked.current !== isBlocked) focusScreen();
    wasBlocked.current = isBlocked;
  }, [isBlocked]);

  if (profile !== undefined && isBlocked) return <BlockedMember profile={profile} />;
  if (isNotFound(error)) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<IconUser size="lg" />}
        title={i18n._('This profile is not available')}
        description={i18n._('The member may have left, or the link is incomplete.')}
      />
    );
  }
  if (profile !== undefined) return <MemberProfile profile={profile} />;
  if (error === null) return <ProfilePending />;
  return (
    <EmptyState
      headingLevel={1}
      icon={<IconUser size="lg" />}
      title={errorText(i18n, error, i18n._('Error fetching user'))}
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          {i18n._('Try again')}
        </Button>
      }
    />
  );
}
