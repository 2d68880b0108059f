export {
  Toolbar,
  ToolbarButton,
  ToolbarSeparator,
  type ToolbarButtonProps,
  type ToolbarProps,
  type ToolbarSeparatorProps,
} from './toolbar.tsx';
