export { AdminLayout, type AdminLayoutProps } from './admin-layout.tsx';
