import './styles/core.css';

export { DesignSystemProvider, type DesignSystemProviderProps } from './provider/provider.tsx';
export {
  useDirection,
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
export { IconFacebook } from './icons/facebook.tsx';
export { IconFlag } from './icons/flag.tsx';
export { IconGlobe } from './icons/globe.tsx';
export { IconHeartFilled } from './icons/heart-filled.tsx';
export { IconHeart } from './icons/heart.tsx';
export { IconHome } from './icons/home.tsx';
export { IconImage } from './icons/image.tsx';
export { IconInfo } from './icons/info.tsx';
export { IconInstagram } from './icons/instagram.tsx';
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
export { IconYoutube } from './icons/youtube.tsx';
export { Text, type TextProps } from './components/text/text.tsx';
export { Heading, type HeadingProps } from './components/heading/heading.tsx';
export { Stack, type StackProps } from './components/stack/stack.tsx';
export { Grid, type GridProps } from './components/grid/grid.tsx';
export { Container, type ContainerProps } from './components/container/container.tsx';
export { Separator, type SeparatorProps } from './components/separator/separator.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden/visually-hidden.tsx';
export { SkipLink, type SkipLinkProps } from './components/skip-link/skip-link.tsx';
export { Link, type LinkProps } from './components/link/link.tsx';
export { Logo, type LogoProps } from './components/logo/logo.tsx';
export { Button, type ButtonProps } from './components/button/button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/button-link/button-link.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { ToggleButton, type ToggleButtonProps } from './components/toggle-button/toggle-button.tsx';
export { Badge, type BadgeProps } from './components/badge/badge.tsx';
export { CountBadge, type CountBadgeProps } from './components/count-badge/count-badge.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { Card, type CardProps } from './components/card/card.tsx';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export { Time, type TimeProps } from './components/time/time.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export { Meter, type MeterProps } from './components/meter/meter.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { TextInput, type TextInputProps } from './components/text-input/text-input.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { PasswordInput, type PasswordInputProps } from './components/password-input/password-input.tsx';
export {
  NativeSelect,
  type NativeSelectProps,
  type SelectOption,
} from './components/native-select/native-select.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export { Collapsible, type CollapsibleProps } from './components/collapsible/collapsible.tsx';
export { type PersonName } from './components/avatar/initials.ts';
export { IconExternal } from './icons/external.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export {
  useConfirm,
  type Confirm,
  type ConfirmOptions,
} from './components/confirm-dialog/confirm-context.ts';
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
export { Feed, type FeedProps } from './patterns/feed/feed.tsx';
export { FeedPost, type FeedPostProps, type PostAuthor } from './patterns/feed-post/feed-post.tsx';
export { FeedPostSkeleton, type FeedPostSkeletonProps } from './patterns/feed-post/feed-post-skeleton.tsx';
export { type ActionItem } from './patterns/feed-post/action-menu.tsx';
export { type PictureMedia, type VideoMedia } from './patterns/feed-post/post-media.tsx';
export { NewPostsPill, type NewPostsPillProps } from './patterns/new-posts-pill/new-posts-pill.tsx';
export { SideCard, type SideCardProps } from './patterns/side-card/side-card.tsx';
export {
  ThreeColumnLayout,
  type ThreeColumnLayoutProps,
} from './patterns/three-column-layout/three-column-layout.tsx';
export { VerseCard, type VerseCardProps } from './patterns/verse-card/verse-card.tsx';
export { type FeedMessages } from './i18n/feed-messages.ts';
export {
  PostComposer,
  type PostComposerErrors,
  type PostComposerProps,
  type PostComposerValue,
} from './patterns/post-composer/post-composer.tsx';
export { AppHeader, type AppHeaderProps, type ProfileMenuItem } from './patterns/app-header/app-header.tsx';
export { AuthLayout, type AuthLayoutProps } from './patterns/auth-layout/auth-layout.tsx';
export { BottomBar, type BottomBarProps, type NavigationItem } from './patterns/bottom-bar/bottom-bar.tsx';
export { CommentsDialog, type CommentsDialogProps } from './patterns/comments-dialog/comments-dialog.tsx';
export { DocumentLayout, type DocumentLayoutProps } from './patterns/document-layout/document-layout.tsx';
export { ErrorScreen, type ErrorScreenProps } from './patterns/error-screen/error-screen.tsx';
export { FeatureList, type FeatureListProps } from './patterns/feature-list/feature-list.tsx';
export { HeroSection, type HeroSectionProps } from './patterns/hero-section/hero-section.tsx';
export { LanguageMenu, type LanguageMenuProps } from './patterns/language-menu/language-menu.tsx';
export { LoadingScreen, type LoadingScreenProps } from './patterns/loading-screen/loading-screen.tsx';
export { PageLayout, type PageLayoutProps } from './patterns/page-layout/page-layout.tsx';
export {
  PasswordStrength,
  type PasswordStrengthProps,
} from './patterns/password-strength/password-strength.tsx';
export { QuoteRotator, type Quote, type QuoteRotatorProps } from './patterns/quote-rotator/quote-rotator.tsx';
export { SideMenu, type SideMenuProps } from './patterns/side-menu/side-menu.tsx';
export {
  SideSheetMenu,
  type SideSheetMenuItem,
  type SideSheetMenuProps,
} from './patterns/side-menu/side-sheet-menu.tsx';
export type { NewsletterFormProps } from './patterns/site-footer/newsletter-form.tsx';
export { SiteFooter, type FooterLink, type SiteFooterProps } from './patterns/site-footer/site-footer.tsx';
export {
  SiteHeader,
  type SiteHeaderItem,
  type SiteHeaderProps,
} from './patterns/site-header/site-header.tsx';
export { splashMarkup, splashScript, splashStyles, type SplashTexts } from './patterns/splash/splash-html.ts';
export { type CommentView } from './patterns/comments-dialog/comment-item.tsx';
export { EventList, type EventItem, type EventListProps } from './patterns/event-list/event-list.tsx';
export { ResourceCard, type ResourceCardProps } from './patterns/resource-card/resource-card.tsx';
export { Testimonial, type TestimonialProps } from './patterns/testimonial/testimonial.tsx';
