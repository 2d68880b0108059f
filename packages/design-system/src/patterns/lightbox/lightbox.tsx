import { useRef, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { DialogContent, DialogRoot } from '../../components/dialog/dialog.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Text } from '../../components/text/text.tsx';
import { IconChevronLeft } from '../../icons/chevron-left.tsx';
import { IconChevronRight } from '../../icons/chevron-right.tsx';
import { useChatMessages } from '../../i18n/use-chat-messages.ts';
import { useDirection } from '../../provider/design-system-context.ts';
import { classNames } from '../../utilities/class-names.ts';
import { hasModifier } from '../../utilities/modifier-keys.ts';
import { shortFileName } from '../file-attachment/file-name.ts';
import { LightboxDownload } from './lightbox-download.tsx';
import { LightboxImage } from './lightbox-image.tsx';
import type { LightboxPicture } from './lightbox-picture.ts';
import styles from './lightbox.module.css';

export type { LightboxPicture };

export type LightboxProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the dialog closes. */
  onOpenChange: (open: boolean) => void;
  /** The accessible name of the dialog; by default the file's name. */
  title?: string | undefined;
  /** The pictures, in order. */
  pictures: readonly LightboxPicture[];
  /** The id of the picture that is shown. */
  currentId: string | null;
  /** Called with the id of the picture to show. */
  onCurrentIdChange: (id: string) => void;
};

/** The minimum distance of a swipe in pixels. */
const swipe = 48;

/** A picture in full size on a dark page, with buttons for the previous and the next picture. */
export function Lightbox({
  open,
  onOpenChange,
  title,
  pictures,
  currentId,
  onCurrentIdChange,
  className,
  ...props
}: LightboxProps) {
  const chat = useChatMessages();
  const direction = useDirection();
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const index = pictures.findIndex(({ id }) => id === currentId);
  const picture = pictures[index];
  const last = pictures.length - 1;
  const ahead = direction === 'rtl' ? -1 : 1;

  const show = (target: number) => {
    const next = pictures[target];
    if (next !== undefined) onCurrentIdChange(next.id);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: index + ahead,
      ArrowLeft: index - ahead,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined || hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    show(target);
  };

  // Only one finger can swipe. Two fingers zoom, and the browser handles the zoom.
  const handlePointerDown = ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
    start.current = isPrimary && pointerType === 'touch' ? { x: clientX, y: clientY } : null;
  };
  const handlePointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (start.current === null) return;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    start.current = null;
    if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y)) show(index - Math.sign(x) * ahead);
  };

  if (picture === undefined) return null;
  const many = pictures.length > 1;
  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent
        {...props}
        className={classNames(styles.root, className)}
        data-color-scheme="dark"
        data-pattern="lightbox"
        onKeyDown={handleKeyDown}
        title={title ?? shortFileName(picture.name)}
      >
        <div
          className={styles.stage}
          data-part="stage"
          onPointerCancel={() => {
            start.current = null;
          }}
          onPointerDown={handlePointerDown}
          onPointerUp={handlePointerUp}
        >
          <LightboxImage key={picture.id} picture={picture} />
        </div>
        <div className={styles.foot}>
          {many ? (
            <IconButton
              aria-disabled={index === 0}
              icon={<IconChevronLeft />}
              label={chat.previousPicture}
              onClick={() => show(index - 1)}
              variant="secondary"
            />
          ) : null}
          <div className={styles.words}>
            {picture.caption === undefined ? null : (
              <Text as="div" className={styles.caption} data-part="caption" size="sm">
                {picture.caption}
              </Text>
            )}
            <Text as="div" data-part="position" role="status" size="sm" tone="muted">
              {many ? chat.position(index + 1, pictures.length) : ''}
            </Text>
          </div>
          <LightboxDownload picture={picture} />
          {many ? (
            <IconButton
              aria-disabled={index === last}
              icon={<IconChevronRight />}
              label={chat.nextPicture}
              onClick={() => show(index + 1)}
              variant="secondary"
            />
          ) : null}
        </div>
      </DialogContent>
    </DialogRoot>
  );
}
