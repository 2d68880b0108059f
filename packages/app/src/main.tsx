// First: the order of the cascade layers is laid before any component's styles come.
import '@parvis/design-system/styles.css';
import { createToastQueue } from '@parvis/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './create-app.tsx';
import { createBrowserLanguages } from './i18n/browser-languages.ts';
import { createMemberStorage } from './platform/member-storage.ts';
import { Root } from './root.tsx';
import { preloadPath } from './routes.tsx';

const container = document.querySelector('#app');
if (container === null) throw new Error('The page has no #app.');

const storage = createMemberStorage(() => localStorage, window);
const languages = createBrowserLanguages();
preloadPath(location.href, storage.readToken() !== null);
const app = createApp({ baseUrl: '/api', storage, languages, toasts: createToastQueue() });
await languages.start();

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
createRoot(container).render(
  <StrictMode>
    <Root app={app} nonce={nonce} />
  </StrictMode>,
);
