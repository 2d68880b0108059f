import type { ComponentProps } from 'react';
import { IconExternal } from '../../icons/external.tsx';
import { useMessages } from '../../provider/design-system-context.ts';
import { DisabledLink } from '../../provider/disabled-link.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { isAriaDisabled } from '../../utilities/aria-disabled.ts';
import { classNames } from '../../utilities/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './link.module.css';
import { linkVariants } from './link.variants.ts';

export type LinkProps = ComponentProps<'a'> & {
  /** The address. */
  href: string;
  /** The color: that of links, of secondary text, or of the surrounding text. */
  tone?: 'default' | 'muted' | 'inherit';
  /** Marks a link to another site. The link bypasses the router. */
  external?: boolean;
  /** Gives a link that is outside of a sentence a touch target of full size. */
  standalone?: boolean;
};

/** A link within text or alone. For a link that looks like a button, use ButtonLink. */
export function Link({
  href,
  tone = 'default',
  external = false,
  standalone = false,
  className,
  children,
  ...props
}: LinkProps) {
  const messages = useMessages();
  const shared = {
    ...props,
    className: classNames(linkVariants({ tone, standalone }), className),
    'data-component': 'link',
    'data-variant': tone,
    href,
  };
  if (!external) return <RouterLink {...shared}>{children}</RouterLink>;
  const Anchor = isAriaDisabled(props) ? DisabledLink : 'a';
  return (
    <Anchor {...shared} rel="noopener noreferrer">
      {children}
      <IconExternal className={styles.icon} size="inherit" />
      <VisuallyHidden> ({messages.opensElsewhere})</VisuallyHidden>
    </Anchor>
  );
}
