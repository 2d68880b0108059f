import type { ComponentProps, ReactNode } from 'react';
import { Grid } from '../../components/grid/grid.tsx';
import styles from './post-ideas.module.css';

export type PostIdea = {
  readonly id: string;
  /** The idea: 'Introduce yourself'. */
  readonly title: string;
  /** The first words of the post, or a text that it can be about. */
  readonly example: string;
  readonly icon: ReactNode;
};

export type PostIdeasProps = Omit<ComponentProps<'div'>, 'children' | 'onSelect'> & {
  /** The accessible name of the list. */
  label: string;
  /** The ideas. */
  ideas: readonly PostIdea[];
  /** Called with the idea that the member presses. Open the composer then. */
  onSelect: (idea: PostIdea) => void;
};

/** Ideas for a member's first post. A press on an idea begins the post. */
export function PostIdeas({ label, ideas, onSelect, className, ...props }: PostIdeasProps) {
  return (
    <div {...props} className={className} data-component="post-ideas">
      <Grid aria-label={label} as="ul" columns="md" gap={4} role="list">
        {ideas.map((idea) => (
          <li className={styles.item} key={idea.id}>
            <button className={styles.idea} data-part="idea" onClick={() => onSelect(idea)} type="button">
              <span aria-hidden="true" className={styles.icon} data-part="icon">
                {idea.icon}
              </span>
              <span className={styles.texts}>
                <span className={styles.title} data-part="title">
                  {idea.title}
                </span>
                <span className={styles.example} data-part="example">
                  {idea.example}
                </span>
              </span>
            </button>
          </li>
        ))}
      </Grid>
    </div>
  );
}
