import type { ComponentProps } from 'react';
import { useMessages } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import styles from './skip-link.module.css';

export type SkipLinkProps = ComponentProps<'a'> & {
  /** The fragment of the page's main content, such as `#main`. */
  href: `#${string}`;
};

/** The first tab stop, which skips the header. It is visible only while it has the focus. */
export function SkipLink({ href, className, children, ...props }: SkipLinkProps) {
  const messages = useMessages();
  return (
    <a {...props} className={classNames(styles.root, className)} data-component="skip-link" href={href}>
      {children ?? messages.skipToContent}
    </a>
  );
}
