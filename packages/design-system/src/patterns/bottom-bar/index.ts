export { BottomBar, type BottomBarProps, type NavigationItem } from './bottom-bar.tsx';
