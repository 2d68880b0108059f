export {
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogRoot,
  DialogTrigger,
  type DialogCloseProps,
  type DialogContentProps,
  type DialogFooterProps,
  type DialogRootProps,
  type DialogTriggerProps,
} from './dialog.tsx';
