import {
  createElement,
  Fragment,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { linkVariants } from '../link/link.variants.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { useLinkedParts } from './use-linked-parts.ts';

/** A person whom a text mentions, with the address of the person's page. */
export type LinkedMention = Mention & { readonly href: string };

export type LinkedTextProps = Omit<ComponentProps<'span'>, 'children' | 'ref'> & {
  /** The text as typed. */
  children: string;
  /** The people whom the text mentions. `@` and their name become a link. */
  mentions?: readonly LinkedMention[] | undefined;
  /** The HTML element. By default `span`, for text within other text. */
  as?: 'span' | 'p' | 'div';
  /** A ref to the HTML element. */
  ref?: Ref<HTMLElement>;
};

const nobody: readonly LinkedMention[] = [];

/** A member's text, in which web and email addresses and mentions are links. */
export function LinkedText({
  as = 'span',
  children,
  mentions = nobody,
  ...props
}: LinkedTextProps): ReactElement {
  const linked = useLinkedParts(children);
  const plain = (text: string): ReactNode => (linked === null ? text : <linked.LinkedParts text={text} />);
  const found = findMentions(children, mentions);
  return createElement(
    as,
    { ...props, 'data-component': 'linked-text' },
    found.map(({ start, end, person }, index) => (
      <Fragment key={start}>
        {plain(children.slice(found[index - 1]?.end ?? 0, start))}
        <RouterLink
          className={linkVariants({ tone: 'default' })}
          data-component="link"
          data-part="mention"
          href={person.href}
        >
          {children.slice(start, end)}
        </RouterLink>
      </Fragment>
    )),
    plain(children.slice(found.at(-1)?.end ?? 0)),
  );
}
