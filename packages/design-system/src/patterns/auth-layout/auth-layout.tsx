import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { Arcade } from '../ornament/arcade.tsx';
import { Rule } from '../ornament/rule.tsx';
import { Window } from '../ornament/window.tsx';
import styles from './auth-layout.module.css';

export type AuthLayoutProps = ComponentProps<'div'> & {
  /** The greeting next to the form. */
  banner: {
    /** A short title, such as 'Welcome Back!'. */
    readonly title: string;
    /** A sentence under the title. */
    readonly text?: string | undefined;
    /** A quotation at the bottom of the banner. */
    readonly quote?: { readonly text: string; readonly author: string; readonly lang?: string } | undefined;
  };
  /** Whether the page has a fixed header above. */
  underHeader?: boolean;
  /** The form and its heading. */
  children: ReactNode;
};

/** A page with one form. Next to the form is a greeting in front of a church window. */
export function AuthLayout({ banner, underHeader = true, children, className, ...props }: AuthLayoutProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="auth-layout"
      data-under-header={underHeader || undefined}
    >
      <div className={styles.banner} data-part="banner">
        <div className={styles.greeting}>
          <p className={styles.title}>{banner.title}</p>
          {banner.text !== undefined && <p className={styles.text}>{banner.text}</p>}
        </div>
        <div className={styles.picture}>
          <Window className={styles.window ?? ''} />
        </div>
        {banner.quote !== undefined && (
          <figure className={styles.quote} data-part="quote" lang={banner.quote.lang}>
            <Rule className={styles.rule ?? ''} />
            <blockquote>{banner.quote.text}</blockquote>
            <figcaption>{banner.quote.author}</figcaption>
          </figure>
        )}
        <Arcade className={styles.arcade ?? ''} />
      </div>
      <div className={styles.side} data-part="form">
        <div className={styles.form}>{children}</div>
      </div>
    </div>
  );
}
