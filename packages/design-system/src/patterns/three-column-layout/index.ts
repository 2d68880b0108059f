export { ThreeColumnLayout, type ThreeColumnLayoutProps } from './three-column-layout.tsx';
