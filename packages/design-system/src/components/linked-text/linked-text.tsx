import { createElement, type ComponentProps, type ReactElement, type ReactNode, type Ref } from 'react';
import type { Mention } from './find-mentions.ts';
import { createLazyPart } from './lazy-part.ts';

/** A person whom a text mentions, with the address of the person's page. */
export type LinkedMention = Mention & {
  readonly href: string;
  /** Whether the person is the reader. The name is then emphasized. */
  readonly own?: boolean;
};

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

// Whether the text contains a dot before two letters, or a protocol. Few texts have either, so most pages do
// not need to load the link code.
const mayHaveLinks = (text: string): boolean => /\.\p{L}{2}|:\/\//u.test(text);

const useLinkedParts = createLazyPart(() => import('./linked-parts.tsx'));
const useMentionedParts = createLazyPart(() => import('./mentioned-parts.tsx'));

/** A member's text, in which web and email addresses and mentions are links. */
export function LinkedText({
  as = 'span',
  children,
  mentions = nobody,
  ...props
}: LinkedTextProps): ReactElement {
  const linked = useLinkedParts(mayHaveLinks(children));
  const mentioned = useMentionedParts(mentions.length > 0);
  const withLinks = (text: string): ReactNode =>
    linked === null ? text : <linked.LinkedParts text={text} />;
  return createElement(
    as,
    { ...props, 'data-component': 'linked-text' },
    mentioned === null || mentions.length === 0 ? (
      withLinks(children)
    ) : (
      <mentioned.MentionedParts mentions={mentions} renderRest={withLinks} text={children} />
    ),
  );
}
