import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { Arcade } from '../ornament/arcade.tsx';
import { Window } from '../ornament/window.tsx';
import styles from './hero-section.module.css';

export type HeroSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** A short statement about the site. It is the page's h1. */
  title: string;
  /** One or two sentences under the title. */
  text: string;
  /** The content of the card: the login form. */
  children?: ReactNode;
  /** A drawing behind the title; by default a church window. */
  ornament?: ReactNode;
};

/** The top of the landing page. */
export function HeroSection({ title, text, children, ornament, className, ...props }: HeroSectionProps) {
  return (
    <section {...props} className={classNames(styles.root, className)} data-component="hero-section">
      <div className={styles.inner}>
        <div className={styles.ornament} data-part="ornament">
          {ornament ?? <Window className={styles.window ?? ''} />}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children === undefined ? null : (
          <div className={styles.card} data-part="card">
            {children}
          </div>
        )}
      </div>
      <Arcade className={styles.arcade ?? ''} />
    </section>
  );
}
