import { Banner } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';

/** These say it in their form. */
const logInScreens = new Set(['/', '/signin', '/login']);

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Why the staff has shut the member out, and until when, in the server's words, on a page that stays open all the same. */
export function SuspensionNotice({ words }: { words: string }) {
  const { pathname } = useLocation();
  return logInScreens.has(pathname) ? null : (
    <Banner edge="full" ref={bringIntoView} role="alert" tone="danger">
      {words}
    </Banner>
  );
}
