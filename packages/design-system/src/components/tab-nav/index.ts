export { TabNav, TabNavLink, type TabNavLinkProps, type TabNavProps } from './tab-nav.tsx';
