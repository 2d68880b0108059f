import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** A line of text, a link alone in its line, a round picture, or a block. */
  shape?: 'text' | 'link' | 'circle' | 'block';
  /** The width, as a CSS length. */
  width?: string;
  /** The height, as a CSS length. A circle is as high as it is wide. */
  height?: string;
};

/**
 * A placeholder for content that is loading. It is hidden from screen readers, because its container announces
 * the loading state.
 */
export function Skeleton({ shape = 'text', width, height, className, style, ...props }: SkeletonProps) {
  return (
    <span
      {...props}
      aria-hidden="true"
      className={classNames(styles.root, styles[shape], className)}
      data-component="skeleton"
      data-variant={shape}
      style={{ inlineSize: width, blockSize: shape === 'circle' ? (height ?? width) : height, ...style }}
    />
  );
}
