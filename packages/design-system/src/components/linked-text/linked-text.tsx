import { createElement, type ComponentProps, type ReactElement, type Ref } from 'react';
import { useLinkedParts } from './use-linked-parts.ts';

export type LinkedTextProps = Omit<ComponentProps<'span'>, 'children' | 'ref'> & {
  /** The text as it was typed. */
  children: string;
  /** The element: part of another text, unless it is a text of its own. */
  as?: 'span' | 'p' | 'div';
  /** The element itself. */
  ref?: Ref<HTMLElement>;
};

/** A text that members write, with links where it has web and e-mail addresses. */
export function LinkedText({ as = 'span', children, ...props }: LinkedTextProps): ReactElement {
  const linked = useLinkedParts(children);
  return createElement(
    as,
    { ...props, 'data-component': 'linked-text' },
    linked === null ? children : <linked.LinkedParts text={children} />,
  );
}
