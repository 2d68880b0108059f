export { SiteHeader, type SiteHeaderItem, type SiteHeaderProps } from './site-header.tsx';
