import './styles/core.css';

export { DesignSystemProvider, type DesignSystemProviderProps } from './provider/provider.tsx';
export {
  useDirection,
  useLinkComponent,
  useLocale,
  useMessages,
  type Direction,
  type LinkComponentProps,
} from './provider/design-system-context.ts';
export type { Messages } from './i18n/messages.ts';
export { english } from './i18n/en.ts';
export { spanish } from './i18n/es.ts';
export { colorHex, tokenNames, type TokenName } from './styles/tokens.gen.ts';
export type { IconProps } from './icons/icon.tsx';
export { IconAlert } from './icons/alert.tsx';
export { IconArrowUp } from './icons/arrow-up.tsx';
export { IconBell } from './icons/bell.tsx';
export { IconBook } from './icons/book.tsx';
export { IconCalendar } from './icons/calendar.tsx';
export { IconCandle } from './icons/candle.tsx';
export { IconCheck } from './icons/check.tsx';
export { IconChevronDown } from './icons/chevron-down.tsx';
export { IconChevronRight } from './icons/chevron-right.tsx';
export { IconChurch } from './icons/church.tsx';
export { IconClock } from './icons/clock.tsx';
export { IconClose } from './icons/close.tsx';
export { IconComment } from './icons/comment.tsx';
export { IconEdit } from './icons/edit.tsx';
export { IconEyeOff } from './icons/eye-off.tsx';
export { IconEye } from './icons/eye.tsx';
export { IconFlag } from './icons/flag.tsx';
export { IconGlobe } from './icons/globe.tsx';
export { IconHeartFilled } from './icons/heart-filled.tsx';
export { IconHeart } from './icons/heart.tsx';
export { IconHide } from './icons/hide.tsx';
export { IconHome } from './icons/home.tsx';
export { IconImage } from './icons/image.tsx';
export { IconInfo } from './icons/info.tsx';
export { IconLink } from './icons/link.tsx';
export { IconLogout } from './icons/logout.tsx';
export { IconMail } from './icons/mail.tsx';
export { IconMenu } from './icons/menu.tsx';
export { IconMessage } from './icons/message.tsx';
export { IconMore } from './icons/more.tsx';
export { IconPause } from './icons/pause.tsx';
export { IconPlay } from './icons/play.tsx';
export { IconPlus } from './icons/plus.tsx';
export { IconReply } from './icons/reply.tsx';
export { IconSearch } from './icons/search.tsx';
export { IconSend } from './icons/send.tsx';
export { IconSettings } from './icons/settings.tsx';
export { IconShare } from './icons/share.tsx';
export { IconStore } from './icons/store.tsx';
export { IconTrash } from './icons/trash.tsx';
export { IconUser } from './icons/user.tsx';
export { IconUsers } from './icons/users.tsx';
export { IconVideo } from './icons/video.tsx';
export { Text, type TextProps } from './components/text/text.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export { useConfirm, type Confirm, type ConfirmOptions } from './components/confirm-dialog/confirm-context.ts';
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
} from './components/dialog/dialog.tsx';
export {
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  MenuSeparator,
  MenuTrigger,
  type MenuContentProps,
  type MenuItemProps,
  type MenuLabelProps,
  type MenuRadioGroupProps,
  type MenuRadioItemProps,
  type MenuRootProps,
  type MenuTriggerProps,
} from './components/dropdown-menu/dropdown-menu.tsx';
export { Sheet, type SheetProps } from './components/sheet/sheet.tsx';
export { useToast } from './components/toast/toast-context.ts';
export {
  createToastQueue,
  type Toast,
  type ToastMessage,
  type ToastQueue,
  type ToastQueueOptions,
  type ToastTone,
} from './components/toast/toast-queue.ts';
