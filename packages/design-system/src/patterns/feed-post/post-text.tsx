import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { LinkedText, type LinkedMention } from '../../components/linked-text/linked-text.tsx';
import { useFeedMessages } from '../../i18n/use-feed-messages.ts';
import { classNames } from '../../utilities/class-names.ts';
import { useItemState } from '../../utilities/windowed-item.ts';
import styles from './post-text.module.css';

type PostTextProps = {
  /** The id of the text element. */
  id: string;
  /** Plain text with line breaks, which are kept. */
  text: string;
  /** The members whom the text mentions. */
  mentions: readonly LinkedMention[] | undefined;
};

/** Shows the first twelve lines of a member's text, and the rest on demand. */
export function PostText({ id, text, mentions }: PostTextProps) {
  const feed = useFeedMessages();
  const element = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useItemState<boolean>('expanded', false);
  const [long, setLong] = useState(expanded);

  const measure = useEffectEvent(() => {
    const measured = element.current;
    if (measured !== null && !expanded) setLong(measured.scrollHeight > measured.clientHeight + 1);
  });

  // Measures again, because a new text can be longer and still have the same visible size.
  useLayoutEffect(() => measure());

  useEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const observer = new ResizeObserver(() => measure());
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  const toggle = () => {
    setExpanded(!expanded);
    // When a long text is collapsed, the posts below move up to the reader. So the start of this post is scrolled into
    // view.
    if (expanded) element.current?.closest('article')?.scrollIntoView({ block: 'nearest' });
  };

  // Expands the text if a link below the last visible line gets the focus, because the link would be invisible.
  const showFocused = ({ target, currentTarget }: FocusEvent) => {
    // Ignores focus events from the dialog of a link. React bubbles them to this element too.
    if (!currentTarget.contains(target)) return;
    const { bottom } = currentTarget.getBoundingClientRect();
    if (currentTarget.scrollTop > 0 || target.getBoundingClientRect().bottom > bottom + 1) setExpanded(true);
  };

  return (
    <div className={styles.root}>
      <LinkedText
        as="div"
        className={classNames(styles.text, !expanded && styles.clamped)}
        data-part="text"
        dir="auto"
        id={id}
        mentions={mentions}
        onFocus={showFocused}
        ref={element}
      >
        {text}
      </LinkedText>
      {long ? (
        <button
          aria-controls={id}
          aria-expanded={expanded}
          className={styles.toggle}
          data-part="toggle"
          onClick={toggle}
          type="button"
        >
          {expanded ? feed.showLess : feed.showMore}
        </button>
      ) : null}
    </div>
  );
}
