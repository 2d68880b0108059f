import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { useLinkedParts } from './use-linked-parts.ts';

export type LinkedTextProps = Omit<ComponentProps<'span'>, 'children' | 'ref'> & {
  /** The text as typed. */
  children: string;
  /** The HTML element. By default `span`, for text within other text. */
  as?: 'span' | 'p' | 'div';
  /** A ref to the HTML element. */
  ref?: Ref<HTMLElement>;
};

/** A member's text, in which web and email addresses are links. */
export function LinkedText({ as = 'span', children, ...props }: LinkedTextProps): ReactElement {
  const linked = useLinkedParts(children);
  return createElement(
    as,
    { ...props, 'data-component': 'linked-text' },
    linked === null ? children : <linked.LinkedParts text={children} />,
  );
}
