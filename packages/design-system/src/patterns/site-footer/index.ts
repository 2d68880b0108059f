export type { NewsletterFormProps } from './newsletter-form.tsx';
export { SiteFooter, type FooterLink, type SiteFooterProps } from './site-footer.tsx';
