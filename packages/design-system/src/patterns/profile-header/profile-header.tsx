import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Button } from '../../components/button/button.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconEdit } from '../../icons/edit.tsx';
import { IconImage } from '../../icons/image.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { useFocusRecovery } from '../../utilities/focus-recovery.ts';
import { namePartsOf } from '../../utilities/person-name.ts';
import { Arcade } from '../ornament/arcade.tsx';
import { Rose } from '../ornament/rose.tsx';
import { ProfileActions, type ProfileRelation } from './profile-actions.tsx';
import styles from './profile-header.module.css';

export type ProfileHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The full name. */
  name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  person?: PersonName | undefined;
  /** A line under the name: the parish and the diocese. */
  headline?: ReactNode;
  /** The picture. By default, the initials. */
  avatarSrc?: string | null | undefined;
  /** The cover picture. By default, a drawing. */
  coverSrc?: string | null | undefined;
  /** The number of friends; null if the reader is not allowed to see it. */
  friendsCount: number | null;
  /** The address of the friends list. */
  friendsHref?: string | undefined;
  /** The reader's relation to the member, and its actions. Omit it on the reader's own profile. */
  relation?: ProfileRelation | undefined;
  /** Secondary actions in a menu: unfriend, block, report. */
  menu?: ReactNode;
  /** Called to change the cover picture. Only on the reader's own profile. */
  onEditCover?: (() => void) | undefined;
  /** Called to change the picture. Only on the reader's own profile. */
  onEditAvatar?: (() => void) | undefined;
  /** Called to edit the details. Only on the reader's own profile. */
  onEdit?: (() => void) | undefined;
  /** The heading level of the name. */
  headingLevel?: 1 | 2;
};

// A pressed button is replaced by another action's button. The focus moves to the new button.
const focusRecovery = { rows: 'button', controls: ['button'], fallback: 'container' } as const;

/** A member's cover, picture, name and friends, and the actions that are possible. */
export function ProfileHeader({
  name,
  person,
  headline,
  avatarSrc,
  coverSrc,
  friendsCount,
  friendsHref,
  relation,
  menu,
  onEditCover,
  onEditAvatar,
  onEdit,
  headingLevel = 1,
  className,
  ...props
}: ProfileHeaderProps) {
  const market = useMarketMessages();
  const actions = useRef<HTMLElement>(null);
  useFocusRecovery(actions, focusRecovery);
  const [failed, setFailed] = useState<string | null>(null);
  const cover = coverSrc === undefined || coverSrc === '' || coverSrc === failed ? null : coverSrc;
  const friends = friendsCount === null ? null : market.friendCount(friendsCount);
  return (
    <header {...props} className={classNames(styles.root, className)} data-component="profile-header">
      <div className={styles.cover} data-part="cover" data-state={cover === null ? 'missing' : 'shown'}>
        {cover === null ? (
          <>
            <Rose className={styles.rose ?? ''} />
            <Arcade className={styles.arcade ?? ''} />
          </>
        ) : (
          <img alt="" className={styles.image} onError={() => setFailed(cover)} src={cover} />
        )}
        {onEditCover === undefined ? null : (
          <Button
            className={styles.editCover}
            leadingIcon={<IconImage />}
            onClick={onEditCover}
            size="sm"
            variant="secondary"
          >
            {market.changeCover}
          </Button>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.portrait} data-part="avatar">
          <Avatar name={namePartsOf({ name, person })} size="xl" src={avatarSrc} />
          {onEditAvatar === undefined ? null : (
            <IconButton
              className={styles.editAvatar}
              icon={<IconEdit />}
              label={market.changePicture}
              onClick={onEditAvatar}
              variant="secondary"
            />
          )}
        </div>
        <div className={styles.who}>
          <Heading level={headingLevel} size="xl">
            <bdi>{name}</bdi>
          </Heading>
          {headline === undefined ? null : <Text tone="muted">{headline}</Text>}
          {friends === null ? null : (
            <Text data-part="friends" weight="medium">
              {friendsHref === undefined ? (
                friends
              ) : (
                <Link href={friendsHref} standalone>
                  {friends}
                </Link>
              )}
            </Text>
          )}
        </div>
        <Stack className={styles.actions} data-part="actions" direction="row" gap={2} ref={actions} wrap>
          {relation === undefined ? null : <ProfileActions {...relation} />}
          {onEdit === undefined ? null : (
            <Button leadingIcon={<IconEdit />} onClick={onEdit} variant="secondary">
              {market.editProfile}
            </Button>
          )}
          {menu}
        </Stack>
      </div>
    </header>
  );
}
