import * as Popover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { classNames } from '../../utilities/class-names.ts';
import list from './list.module.css';

type ListPopupProps = ComponentProps<typeof Popover.Content> & {
  container: HTMLElement | null;
  /** Whether a press on this element belongs to the field, and leaves the popup open. */
  isInside: (target: EventTarget | null) => boolean;
};

const prevent = (event: { preventDefault: () => void }) => event.preventDefault();

/** The popup of a list that belongs to a text field. The focus stays in the field. */
export function ListPopup({ container, isInside, className, ...props }: ListPopupProps) {
  return (
    <Popover.Portal container={container}>
      <Popover.Content
        align="start"
        collisionPadding={8}
        onCloseAutoFocus={prevent}
        onInteractOutside={(event) => {
          if (isInside(event.detail.originalEvent.target)) event.preventDefault();
        }}
        onMouseDown={prevent}
        onOpenAutoFocus={prevent}
        // The popup is not a dialog, because the focus stays in the field.
        role="none"
        sideOffset={6}
        {...props}
        className={classNames(list.surface, className)}
      />
    </Popover.Portal>
  );
}
