export { DocumentLayout, type DocumentLayoutProps } from './document-layout.tsx';
