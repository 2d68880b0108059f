import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { personNameOf } from '../../utilities/person-name.ts';
import styles from './person-row.module.css';
import { moveAmongRows } from './row-keys.ts';

type PersonRowProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The name, or the title of the row. */
  name: string;
  /** Whether `name` is a whole sentence in the page's language that contains a person's name. */
  sentence?: boolean | undefined;
  /** The person whose initials are shown if there is no picture. */
  person?: string | PersonName | undefined;
  picture?: string | null | undefined;
  /** Whether the row is a group of people, which has an icon instead of initials. */
  group?: boolean | undefined;
  /** Replaces the picture. */
  mark?: ReactNode;
  /** The presence text: 'Online'. If omitted, the person is offline. */
  online?: string | undefined;
  /** A text after the name that only screen readers read. */
  spoken?: string | undefined;
  /** Content at the end of the first line. */
  meta?: ReactNode;
  /** The second line. */
  detail?: ReactNode;
  /** Content at the end of the second line. */
  end?: ReactNode;
  /** The buttons of the row. */
  action?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  current?: boolean | undefined;
  /** Highlights the row as new. */
  strong?: boolean | undefined;
  /** Truncates each text to one line. */
  clipped?: boolean | undefined;
  /**
   * When the buttons wrap below the texts: in every narrow column, or only if they leave too little space for the texts.
   * By default they do not wrap.
   */
  wraps?: 'narrow' | 'needed' | undefined;
  /** A control before the name, such as a radio button. The name is its label, connected by `choiceId`. */
  choice?: ReactNode;
  choiceId?: string | undefined;
};

const nameOf = (person: string | PersonName = '') =>
  typeof person === 'string' ? personNameOf(person) : person;

/**
 * A person in a list. If the row has an address or an action, its click area is the whole row. Arrow keys move
 * between rows.
 */
export function PersonRow({
  name,
  sentence = false,
  person,
  picture,
  group = false,
  mark,
  online,
  spoken,
  meta,
  detail,
  end,
  action,
  href,
  onSelect,
  current = false,
  strong = false,
  clipped = false,
  wraps,
  choice,
  choiceId,
  className,
  ...props
}: PersonRowProps) {
  const clip = clipped && styles.clipped;
  const main = {
    className: classNames(styles.main, clip),
    'data-part': 'main',
    children: sentence ? <span>{name}</span> : <bdi>{name}</bdi>,
  };
  const pressed = {
    'aria-current': current || undefined,
    'aria-label': spoken === undefined ? undefined : `${name}, ${spoken}`,
    onClick: onSelect,
    onKeyDown: moveAmongRows,
  };
  const named = () => {
    if (choiceId !== undefined) return <label {...main} htmlFor={choiceId} />;
    if (href !== undefined) return <RouterLink {...main} {...pressed} href={href} />;
    return onSelect === undefined ? <span {...main} /> : <button {...main} {...pressed} type="button" />;
  };
  return (
    <div
      {...props}
      className={classNames(
        styles.root,
        strong && styles.strong,
        wraps === 'narrow' && styles.wraps,
        wraps === 'needed' && styles.fits,
        className,
      )}
      data-part="row"
    >
      {choice}
      <span className={classNames(styles.picture, online !== undefined && styles.online)} data-part="picture">
        {mark ?? <Avatar kind={group ? 'group' : 'person'} name={nameOf(person)} src={picture} />}
      </span>
      <div className={styles.body} data-part="body">
        <div className={styles.line}>
          {named()}
          {online === undefined ? null : <VisuallyHidden>{online}</VisuallyHidden>}
          {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
        </div>
        {detail === undefined && end === undefined ? null : (
          <div className={styles.line}>
            <span className={styles.detail} data-part="detail">
              <span className={classNames(clip)} dir="auto">
                {detail}
              </span>
            </span>
            {end}
          </div>
        )}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** A placeholder for a loading row. */
export function PersonRowSkeleton() {
  return (
    <div aria-hidden="true" className={styles.root}>
      <Skeleton shape="circle" />
      <div className={styles.body}>
        <Skeleton width="9rem" />
        <Skeleton width="75%" />
      </div>
    </div>
  );
}
