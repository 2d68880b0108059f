import { Banner } from '@parvis/design-system';
import { useLocation } from 'react-router-dom';

/** These screens show the message inside their form. */
const logInScreens = new Set(['/', '/signin', '/login']);

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The server's message about a suspension or ban. It is shown on every page except the log-in screens. */
export function SuspensionNotice({ words }: { words: string }) {
  const { pathname } = useLocation();
  return logInScreens.has(pathname) ? null : (
    <Banner edge="full" ref={bringIntoView} role="alert" tone="danger">
      {words}
    </Banner>
  );
}
