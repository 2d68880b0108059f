import { useId, type ComponentProps, type ReactNode } from 'react';
import { Link } from '../../components/link/link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { Arcade } from '../ornament/arcade.tsx';
import { Window } from '../ornament/window.tsx';
import styles from './hero-section.module.css';

export type HeroSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** A short statement about the site. It is the page's h1. */
  title: string;
  /** One or two sentences under the title. */
  text: string;
  /** The first step for a visitor, under the text: a large link or button. */
  action?: ReactNode;
  /** A screenshot of the product: an `img` or a `picture`, with its width and height. It is under the texts. */
  picture?: ReactNode;
  /** The content of the card: the login form. */
  children?: ReactNode;
  /** The text of a link to the card, next to the action. It is shown only where the card is below the texts. */
  cardLink?: string;
  /** A drawing behind the title; by default a church window. */
  ornament?: ReactNode;
};

/** The top of the landing page. */
export function HeroSection({
  title,
  text,
  action,
  picture,
  children,
  cardLink,
  ornament,
  className,
  ...props
}: HeroSectionProps) {
  const cardId = useId();
  const hasCard = children !== undefined;
  return (
    <section {...props} className={classNames(styles.root, className)} data-component="hero-section">
      <div className={styles.inner}>
        <div className={styles.ornament} data-part="ornament">
          {ornament ?? <Window className={styles.window ?? ''} />}
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          {action === undefined ? null : (
            <div className={styles.actions} data-part="actions">
              {action}
              {hasCard && cardLink !== undefined ? (
                <Link className={styles.cardLink} href={`#${cardId}`} standalone tone="inherit">
                  {cardLink}
                </Link>
              ) : null}
            </div>
          )}
          {picture === undefined ? null : (
            <div className={styles.picture} data-part="picture">
              {picture}
            </div>
          )}
        </div>
        {hasCard ? (
          <div className={styles.card} data-part="card" id={cardId} tabIndex={-1}>
            {children}
          </div>
        ) : null}
      </div>
      <Arcade className={styles.arcade ?? ''} />
    </section>
  );
}
