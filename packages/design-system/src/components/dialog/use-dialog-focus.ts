import { useRef, type RefObject } from 'react';

/**
 * Moves the focus into a modal dialog when it opens, and returns the focus when it closes. This also works
 * without a trigger, for example if a menu item or a state machine opens the dialog.
 */
export function useDialogFocus(initialFocus?: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement | null>(null);

  const rememberOrigin = () => {
    const active = document.activeElement;
    cameFrom.current = active instanceof HTMLElement && active !== document.body ? active : null;
  };

  const onOpenAutoFocus = (event: Event) => {
    rememberOrigin();
    event.preventDefault();
    const target = initialFocus?.current ?? event.currentTarget;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };

  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const origin = cameFrom.current;
    if (origin?.isConnected === true) {
      origin.focus({ preventScroll: true });
      return;
    }
    // If the dialog has navigated to another page, that page can already have set the focus.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };

  return { rememberOrigin, onOpenAutoFocus, onCloseAutoFocus };
}
