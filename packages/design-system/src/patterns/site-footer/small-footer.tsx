import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import { FooterEnd, type FooterEndProps } from './footer-end.tsx';
import styles from './site-footer.module.css';

export type SmallFooterProps = Omit<ComponentProps<'footer'>, 'children'> & FooterEndProps;

/** The footer of pages where people work, such as those of the staff: one line, without links to the main pages. */
export function SmallFooter({ legalLinks, copyright, languageMenu, className, ...props }: SmallFooterProps) {
  return (
    <footer {...props} className={classNames(styles.root, className)} data-component="small-footer">
      <div className={classNames(styles.body, styles.small)}>
        <FooterEnd copyright={copyright} languageMenu={languageMenu} legalLinks={legalLinks} />
      </div>
    </footer>
  );
}
