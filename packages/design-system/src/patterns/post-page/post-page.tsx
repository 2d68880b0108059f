import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import styles from './post-page.module.css';

export type PostPageProps = ComponentProps<'div'> & {
  /** The way back, above the post. */
  back: ReactNode;
  /** The post, or what is shown instead of it. */
  children: ReactNode;
  /** The comments; null while they load, which keeps their column. Without them, the post has the page to itself. */
  comments?: ReactNode;
};

/** A page for one post. The comments are beside the post if the page is wide enough, and otherwise below it. */
export function PostPage({ back, comments, className, children, ...props }: PostPageProps) {
  return (
    <div {...props} className={classNames(styles.root, className)} data-component="post-page">
      <div className={styles.columns}>
        <div className={styles.back} data-part="back">
          {back}
        </div>
        <div className={styles.post} data-part="post">
          {children}
        </div>
        {comments === undefined ? null : (
          <div className={styles.comments} data-part="comments">
            {comments}
          </div>
        )}
      </div>
    </div>
  );
}
