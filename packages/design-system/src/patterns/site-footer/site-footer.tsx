import type { ComponentProps, ReactNode } from 'react';
import { Logo } from '../../components/logo/logo.tsx';
import { RouterLink } from '../../provider/router-link.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { Arcade } from '../ornament/arcade.tsx';
import { FooterEnd, type FooterEndProps, type FooterLink } from './footer-end.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';
import styles from './site-footer.module.css';

export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> &
  FooterEndProps & {
    /** One sentence about the site. */
    description: string;
    /** The logo; by default Parvis' own. */
    logo?: ReactNode;
    /** The heading above the main pages. It is also the name of their navigation. */
    quickLinksTitle: string;
    /** Links to the main pages of the site. */
    quickLinks: readonly FooterLink[];
    /** The heading above the contact details. */
    contactTitle: string;
    /** The contact details. A detail with an address is a link. */
    contact: readonly { readonly label: string; readonly href?: string }[];
    /** The newsletter form; null if there is none. */
    newsletter: NewsletterFormProps | null;
    /** Links to social networks. Each is an icon named by its label. */
    social: readonly (FooterLink & { readonly icon: ReactNode })[];
  };

/** The footer of every page. Above it is a frieze of arches. */
export function SiteFooter({
  description,
  logo,
  quickLinksTitle,
  quickLinks,
  contactTitle,
  contact,
  newsletter,
  social,
  legalLinks,
  copyright,
  languageMenu,
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer {...props} className={classNames(styles.root, className)} data-component="site-footer">
      <Arcade />
      <div className={styles.body}>
        <div className={styles.columns}>
          <div className={styles.about} data-part="about">
            {logo ?? <Logo />}
            <p className={styles.description}>{description}</p>
            {social.length > 0 && (
              <ul className={styles.social}>
                {social.map(({ href, label, icon }) => (
                  <li key={href}>
                    <a aria-label={label} className={styles.icon} href={href} rel="noopener noreferrer">
                      {icon}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-label={quickLinksTitle} className={styles.quick} data-part="quick-links">
            <h2 className={styles.title}>{quickLinksTitle}</h2>
            <ul>
              {quickLinks.map(({ href, label, lang }) => (
                <li key={href}>
                  <RouterLink className={styles.link} href={href} lang={lang}>
                    {label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </nav>
          <div data-part="contact">
            <h2 className={styles.title}>{contactTitle}</h2>
            <ul>
              {contact.map(({ href, label }) => (
                <li key={label}>
                  {href === undefined ? (
                    <span className={styles.entry}>{label}</span>
                  ) : (
                    <RouterLink className={styles.link} href={href}>
                      {label}
                    </RouterLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
          {newsletter !== null && <NewsletterForm {...newsletter} />}
        </div>
        <FooterEnd
          className={styles.below}
          copyright={copyright}
          languageMenu={languageMenu}
          legalLinks={legalLinks}
        />
      </div>
    </footer>
  );
}
