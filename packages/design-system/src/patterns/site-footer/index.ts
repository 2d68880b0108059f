export type { FooterLink } from './footer-end.tsx';
export type { NewsletterFormProps } from './newsletter-form.tsx';
export { SiteFooter, type SiteFooterProps } from './site-footer.tsx';
export { SmallFooter, type SmallFooterProps } from './small-footer.tsx';
