import { DirectionProvider } from '@radix-ui/react-direction';
import { setNonce } from 'get-nonce';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ConfirmHost } from '../components/confirm-dialog/confirm-host.tsx';
import { ToastContext } from '../components/toast/toast-context.ts';
import { createToastQueue, type ToastQueue } from '../components/toast/toast-queue.ts';
import { ToastRegion } from '../components/toast/toast-region.tsx';
import { components } from '../i18n/en/components.ts';
import type { Messages } from '../i18n/messages.ts';
import { watchAutofill } from '../utilities/autofill.ts';
import { watchNeutralInteractions } from '../utilities/neutral-interaction.ts';
import { DesignSystemContext, type Direction, type LinkComponentProps } from './design-system-context.ts';

export type DesignSystemProviderProps = {
  /** The language of dates and numbers, as a BCP 47 tag. Set the same `lang` on `<html>`. */
  locale: string;
  /** The writing direction. Set the same `dir` on `<html>`. */
  dir?: Direction;
  /** The built-in strings in the site's language, from `messages/<locale>`. Areas that are missing are in English. */
  messages?: Partial<Messages>;
  /** The link component of the site's router. All navigation uses it. If omitted, plain anchors are used. */
  linkComponent?: ComponentType<LinkComponentProps>;
  /** The nonce of a strict Content-Security-Policy. The style that locks scrolling behind a dialog needs it. */
  nonce?: string;
  /** The queue of toasts. Pass it if code outside React shows toasts. By default the provider creates a queue. */
  toasts?: ToastQueue;
  /** The content of the site. */
  children: ReactNode;
};

/**
 * Wraps the whole site. It provides the language, the direction, the link component, toasts and confirm dialogs
 * to every component.
 */
export function DesignSystemProvider({
  locale,
  dir = 'ltr',
  messages,
  linkComponent,
  nonce,
  toasts,
  children,
}: DesignSystemProviderProps) {
  if (nonce !== undefined) setNonce(nonce);
  const [ownToasts] = useState(() => createToastQueue());
  const queue = toasts ?? ownToasts;
  useEffect(watchNeutralInteractions, []);
  useEffect(watchAutofill, []);
  const value = useMemo(
    () => ({
      locale,
      direction: dir,
      messages: { components, ...messages },
      linkComponent: linkComponent ?? ('a' as const),
    }),
    [locale, dir, messages, linkComponent],
  );
  return (
    <DesignSystemContext value={value}>
      <DirectionProvider dir={dir}>
        <ToastContext value={queue}>
          <ConfirmHost>{children}</ConfirmHost>
          <ToastRegion queue={queue} />
        </ToastContext>
      </DirectionProvider>
    </DesignSystemContext>
  );
}
