import { Fragment, useMemo, type ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { linkVariants } from '../link/link.variants.ts';
import { findMentions } from './find-mentions.ts';
import type { LinkedMention } from './linked-text.tsx';
import styles from './mentioned-parts.module.css';

type MentionedPartsProps = {
  text: string;
  mentions: readonly LinkedMention[];
  /** Renders the text between the mentions. */
  renderRest: (text: string) => ReactNode;
};

/** A member's text, unchanged except that its mentions are links. */
export function MentionedParts({ text, mentions, renderRest }: MentionedPartsProps) {
  const found = useMemo(() => findMentions(text, mentions), [text, mentions]);
  return (
    <>
      {found.map(({ start, end, person }, index) => (
        <Fragment key={start}>
          {renderRest(text.slice(found[index - 1]?.end ?? 0, start))}
          <RouterLink
            className={linkVariants({
              tone: person.own === true ? 'inherit' : 'default',
              className: person.own === true ? styles.own : undefined,
            })}
            data-component="link"
            data-own={person.own === true || undefined}
            data-part="mention"
            href={person.href}
          >
            {text.slice(start, end)}
          </RouterLink>
        </Fragment>
      ))}
      {renderRest(text.slice(found.at(-1)?.end ?? 0))}
    </>
  );
}
