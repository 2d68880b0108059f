import { ProfileHeader } from '@parvis/design-system';
import { type Profile, fullName, nameParts } from '../people/index.ts';
import { headlineOf } from './headline.ts';
import { useProfileDialog } from './use-profile-dialog.tsx';

/** The header of the member's own profile, with edit buttons. */
export function OwnHeader({ profile }: { profile: Profile }) {
  const { dialog, show } = useProfileDialog(profile);
  return (
    <>
      <ProfileHeader
        name={fullName(profile)}
        person={nameParts(profile)}
        headline={headlineOf(profile)}
        avatarSrc={profile.avatar}
        coverSrc={profile.cover}
        friendsCount={profile.friends}
        friendsHref="/profile?tab=friends"
        onEdit={() => show('details')}
        onEditAvatar={() => show('avatar')}
        onEditCover={() => show('cover')}
      />
      {dialog}
    </>
  );
}
