import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { WindowedItemContext } from '../../utilities/windowed-item.ts';
import type { FeedStore } from './feed-store.ts';
import styles from './feed.module.css';

type FeedItemProps = {
  store: FeedStore;
  /** The key of the post. */
  name: string;
  index: number;
  /** The post. */
  children: ReactNode;
};

/** A mounted post of a feed. */
export function FeedItem({ store, name, index, children }: FeedItemProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (element.current === null ? undefined : store.add(name, element.current)),
    [name, store],
  );
  return (
    <div className={styles.item} data-position={index + 1} ref={element}>
      <WindowedItemContext value={store.itemOf(name)}>{children}</WindowedItemContext>
    </div>
  );
}
