import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the page of a notice that the member has pressed. The service worker sends its path to an open page. */
export function usePushedPath(): void {
  const navigate = useNavigate();
  const open = useEffectEvent(({ data, ports }: MessageEvent) => {
    const message: unknown = data;
    if (typeof message !== 'object' || message === null) return;
    const [type, path]: unknown[] = [Reflect.get(message, 'type'), Reflect.get(message, 'path')];
    if (type !== 'open path' || typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return;
    // Without an answer, the service worker would load the page again.
    ports[0]?.postMessage('opened');
    void navigate(path);
  });
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = (event: MessageEvent) => open(event);
    serviceWorker.addEventListener('message', listen);
    return () => serviceWorker.removeEventListener('message', listen);
  }, []);
}
