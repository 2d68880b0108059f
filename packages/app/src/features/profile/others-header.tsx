import {
  IconButton,
  IconFlag,
  IconLink,
  IconLock,
  IconMore,
  IconTrash,
  MenuContent,
  MenuItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
  ProfileHeader,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { chatRequestPath, chatWithPath } from '../messages/index.ts';
import { type Profile, type Relation, fullName, nameParts, profilePath, usePeople } from '../people/index.ts';
import { headlineOf } from './headline.ts';
import { useOthersDialogs } from './use-profile-dialog.tsx';
import { useRelationActions } from './use-relation-actions.ts';

/** The header of another member's profile, with the actions on that member. */
export function OthersHeader({ profile, relation }: { profile: Profile; relation: Relation }) {
  const { i18n } = useLingui();
  const { showToast } = usePeople();
  const { opened, show, close } = useOthersDialogs();
  const actions = useRelationActions(profile, relation);
  const navigate = useNavigate();
  const url = new URL(profilePath(profile._id), location.origin).href;

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(i18n._('Link copied.'));
    } catch {
      show('link');
    }
  };

  return (
    <>
      <ProfileHeader
        name={fullName(profile)}
        person={nameParts(profile)}
        headline={headlineOf(profile)}
        avatarSrc={profile.avatar}
        coverSrc={profile.cover}
        friendsCount={profile.friends}
        friendsHref={`${profilePath(profile._id)}?tab=friends`}
        relation={{
          friendship: actions.friendship,
          following: actions.following,
          busy: actions.isBusy,
          onAdd: actions.add,
          onCancelRequest: actions.cancel,
          onAccept: actions.accept,
          onDecline: actions.decline,
          onFollowingChange: actions.follow,
          ...(actions.friendship === 'friends' && {
            onMessage: () => void navigate(chatWithPath(profile._id)),
          }),
          ...(actions.friendship !== 'friends' &&
            profile.acceptsMessageRequests && {
              onMessage: () => void navigate(chatRequestPath(profile._id)),
            }),
        }}
        menu={
          <MenuRoot>
            <MenuTrigger>
              <IconButton
                icon={<IconMore />}
                label={i18n._('More about {name}', { name: fullName(profile) })}
              />
            </MenuTrigger>
            <MenuContent>
              <MenuItem icon={<IconLink />} onSelect={() => void copyLink()}>
                {i18n._('Copy link')}
              </MenuItem>
              <MenuItem icon={<IconFlag />} onSelect={() => show('report')}>
                {i18n._('Report')}
              </MenuItem>
              <MenuSeparator />
              {actions.friendship === 'friends' && (
                <MenuItem icon={<IconTrash />} tone="danger" onSelect={actions.unfriend}>
                  {i18n._('Remove friend')}
                </MenuItem>
              )}
              <MenuItem icon={<IconLock />} tone="danger" onSelect={actions.block}>
                {i18n._('Block')}
              </MenuItem>
            </MenuContent>
          </MenuRoot>
        }
      />
      {opened?.kind === 'report' && (
        <opened.dialogs.ReportDialog
          subject={{ subjectType: 'member', subjectId: profile._id }}
          onClose={close}
        />
      )}
      {opened?.kind === 'link' && (
        <opened.dialogs.LinkDialog
          url={url}
          description={i18n._('Any member who is logged in can open the profile with this link.')}
          label={i18n._('Link to the profile')}
          onCopied={() => {
            showToast(i18n._('Link copied.'));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
