import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './feed.module.css';
import { nearestLine } from './nearest-line.ts';

type Texts = {
  from: number;
  to: number;
  textOf: ((index: number) => string) | undefined;
};

type UnmountedPostsProps = Texts & {
  /** The height in pixels. */
  height: number;
  /** Called when the browser is about to show the text and scroll to it. */
  onSearch: () => void;
  /** Called with the index of the post whose text was found. */
  onFound: (index: number) => void;
};

// The texts are added only after the reader has stopped scrolling for this time, in milliseconds. Adding them earlier
// would be wasted work.
const rest = 250;
// The maximum number of frames to wait. Chromium scrolls one or two frames after it has shown the text.
const maxFrames = 10;

/**
 * A spacer for unmounted posts. It contains their texts for the browser's text search. Screen reader users
 * reach these posts by scrolling, as everybody does.
 */
export function UnmountedPosts({ from, to, height, textOf, onSearch, onFound }: UnmountedPostsProps) {
  const block = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  // The first post, and the length of each post's text. From these and the position of a match, the post is found.
  const written = useRef<{ from: number; lengths: readonly number[] }>({ from, lengths: [] });

  const write = useEffectEvent(({ from, to, textOf }: Texts) => {
    if (block.current === null || textOf === undefined || isShown.current) return;
    const texts = Array.from({ length: to - from + 1 }, (_, place) => textOf(from + place));
    block.current.replaceChildren(texts.join('\n'));
    block.current.setAttribute('hidden', 'until-found');
    written.current = { from, lengths: texts.map(({ length }) => length) };
  });
  useEffect(() => {
    const timer = setTimeout(() => write({ from, to, textOf }), rest);
    return () => clearTimeout(timer);
  }, [from, textOf, to]);

  const show = useEffectEvent(() => {
    isShown.current = true;
    onSearch();
    const scrolled = window.scrollY;
    let frames = 0;
    const find = () => {
      frames += 1;
      if (window.scrollY === scrolled && frames < maxFrames) {
        requestAnimationFrame(find);
        return;
      }
      isShown.current = false;
      const { lengths, from: first } = written.current;
      const part = block.current === null ? 0 : nearestLine(block.current, lengths, window.innerHeight / 2);
      onFound(first + part);
      write({ from, to, textOf });
    };
    requestAnimationFrame(find);
  });
  useEffect(() => {
    const element = block.current;
    const listen = () => show();
    element?.addEventListener('beforematch', listen);
    return () => element?.removeEventListener('beforematch', listen);
  }, []);

  return (
    <div aria-hidden="true" data-part="left-out" style={{ blockSize: height }}>
      <div className={styles.text} ref={block} />
    </div>
  );
}
