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
  /** The whole name. */
  name: string;
  /** The parts of the name, where they are known: long names have the right initials by them. */
  person?: PersonName | undefined;
  /** A line under the name: the parish and the diocese. */
  headline?: ReactNode;
  /** The picture; initials otherwise. */
  avatarSrc?: string | null | undefined;
  /** The cover; a drawing otherwise. */
  coverSrc?: string | null | undefined;
  /** How many friends there are; null where the reader may not know. */
  friendsCount: number | null;
  /** Where the friends are to be seen. */
  friendsHref?: string | undefined;
  /** What can be done about the member. Without it, as on one's own profile, nothing. */
  relation?: ProfileRelation | undefined;
  /** The rarer actions, as a menu: unfriend, block, report. */
  menu?: ReactNode;
  /** Changes the cover of one's own profile. */
  onEditCover?: (() => void) | undefined;
  /** Changes one's own picture. */
  onEditAvatar?: (() => void) | undefined;
  /** Changes one's own details. */
  onEdit?: (() => void) | undefined;
  /** The place of the name in the page's outline. */
  headingLevel?: 1 | 2;
};

// One action takes the place of another: whoever pressed the one is at the other.
const place = { rows: 'button', controls: ['button'], fallback: 'container' } as const;

/** Who a member is: cover, picture, name and friends, and what can be done. */
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
  useFocusRecovery(actions, place);
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
