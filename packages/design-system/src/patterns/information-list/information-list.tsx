import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { LinkedText } from '../../components/linked-text/linked-text.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { stackVariants } from '../../components/stack/stack.variants.ts';
import { Text } from '../../components/text/text.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { IconGlobe } from '../../icons/globe.tsx';
import { IconLock } from '../../icons/lock.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './information-list.module.css';

export type InformationVisibility = 'onlyMe' | 'friends' | 'members';

export type InformationItem = {
  /** The label: 'Parish'. */
  readonly term: string;
  /** The value; by default 'Not given'. Web and email addresses in a string become links. */
  readonly value?: ReactNode;
  /** Who can see the item. Shown only on the member's own profile. */
  readonly visibility?: InformationVisibility | undefined;
};

export type InformationListProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** The items. Each is on its own line. */
  items: readonly InformationItem[];
  /** A title above the list. */
  title?: string;
  /** The heading level of the title. */
  headingLevel?: 2 | 3 | 4;
  /** An edit action next to the title. */
  action?: ReactNode;
};

const icons = { onlyMe: IconLock, friends: IconUsers, members: IconGlobe };

const linked = (value: ReactNode) => (typeof value === 'string' ? <LinkedText>{value}</LinkedText> : value);

/** A member's information, and who can see it. */
export function InformationList({
  items,
  title,
  headingLevel = 2,
  action,
  className,
  ...props
}: InformationListProps) {
  const market = useMarketMessages();
  return (
    <section
      {...props}
      className={classNames(stackVariants({ gap: 3 }), className)}
      data-component="information-list"
    >
      {title === undefined && action === undefined ? null : (
        <Stack direction="row" gap={3} justify="between" wrap>
          {title === undefined ? (
            <span />
          ) : (
            <Heading level={headingLevel} size="sm">
              {title}
            </Heading>
          )}
          {action}
        </Stack>
      )}
      <dl className={styles.list} data-part="list">
        {items.map(({ term, value, visibility }) => {
          const VisibilityIcon = visibility === undefined ? null : icons[visibility];
          const given = value !== undefined && value !== null && value !== '';
          return (
            <div className={styles.item} data-part="item" key={term}>
              <Text as="dt" size="sm" tone="muted">
                {term}
              </Text>
              <Text as="dd" className={styles.value} tone={given ? 'default' : 'muted'}>
                {given ? linked(value) : market.notGiven}
              </Text>
              {visibility === undefined || VisibilityIcon === null ? null : (
                <Text as="dd" className={styles.visibility} data-part="visibility" size="sm" tone="muted">
                  <VisibilityIcon size="sm" />
                  <VisuallyHidden>{market.visibleTo} </VisuallyHidden>
                  {market[visibility]}
                </Text>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
