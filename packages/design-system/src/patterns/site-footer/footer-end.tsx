import type { MouseEventHandler, ReactNode } from 'react';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './site-footer.module.css';

export type FooterLink = {
  readonly href: string;
  readonly label: string;
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string;
  /** Called when the link is pressed. It can prevent the link's default action. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
};

export type FooterEndProps = {
  /** Links to the policies. */
  legalLinks: readonly FooterLink[];
  /** The copyright line at the end of the footer. */
  copyright: string;
  /** A LanguageMenu. */
  languageMenu?: ReactNode;
};

/** The last line of a footer. */
export function FooterEnd({
  legalLinks,
  copyright,
  languageMenu,
  className,
}: FooterEndProps & { className?: string | undefined }) {
  return (
    <div className={classNames(styles.last, className)} data-part="last">
      <p>{copyright}</p>
      <ul className={styles.legal}>
        {legalLinks.map(({ href, label, lang, onClick }) => (
          <li key={href}>
            <RouterLink className={styles.link} href={href} lang={lang} onClick={onClick}>
              {label}
            </RouterLink>
          </li>
        ))}
      </ul>
      {languageMenu}
    </div>
  );
}
