export { ShortcutList, type Shortcut, type ShortcutListProps } from './shortcut-list.tsx';
