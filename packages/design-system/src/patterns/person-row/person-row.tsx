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
  /** The name, or the title of what the row is about. */
  name: string;
  /** The name is a sentence in the language of the page, in which a name may stand. */
  sentence?: boolean | undefined;
  /** Whose initials stand for a missing picture. */
  person?: string | PersonName | undefined;
  picture?: string | null | undefined;
  /** Stands in the place of the picture. */
  mark?: ReactNode;
  /** Said with the presence: 'Online'. Without it the person is not here. */
  online?: string | undefined;
  /** Said after the name to those who listen. */
  spoken?: string | undefined;
  /** At the end of the first line. */
  meta?: ReactNode;
  /** The second line. */
  detail?: ReactNode;
  /** At the end of the second line. */
  end?: ReactNode;
  /** Beside the row: buttons of its own. */
  action?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  current?: boolean | undefined;
  /** Set apart as new. */
  strong?: boolean | undefined;
  /** Keeps each text on one line. */
  clipped?: boolean | undefined;
  /** Lets the buttons go below the texts in a narrow column. */
  wraps?: boolean | undefined;
  /** A control before the name, whose label the name is by its id. */
  choice?: ReactNode;
  choiceId?: string | undefined;
};

const nameOf = (person: string | PersonName = '') =>
  typeof person === 'string' ? personNameOf(person) : person;

/** One person in a list. With an address or an action the whole row is pressed; the arrow keys lead from row to row. */
export function PersonRow({
  name,
  sentence = false,
  person,
  picture,
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
  wraps = false,
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
      className={classNames(styles.root, strong && styles.strong, wraps && styles.wraps, className)}
      data-part="row"
    >
      {choice}
      <span className={classNames(styles.picture, online !== undefined && styles.online)} data-part="picture">
        {mark ?? <Avatar name={nameOf(person)} src={picture} />}
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

/** Keeps the place of a row. */
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
