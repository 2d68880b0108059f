import '@parvis/design-system/styles.css';
import { createToastQueue, DesignSystemProvider } from '@parvis/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { failureScreen } from './failures/error-boundary.tsx';
import { detailOf } from './failures/failure-props.ts';
import { PlainFailure } from './failures/plain-failure.tsx';
import { watchServer } from './failures/watch-server.ts';
import { createBrowserLanguages } from './i18n/browser-languages.ts';
import { languageFailure } from './i18n/language-failure.ts';
import { LanguageProvider } from './i18n/language-provider.tsx';
import { languageTag } from './i18n/languages.ts';
import { trackPageUnload } from './platform/page-unload.ts';
import { isFetchFailure } from './platform/lazy-value.ts';
import { createMemberStorage } from './platform/member-storage.ts';
import { preventStrayDrops } from './platform/stray-drops.ts';
import { replacePrerendered } from './platform/replace-prerendered.ts';
import { whenIdle } from './platform/when-idle.ts';
import { Root } from './root.tsx';
import { createScreens } from './route-table.ts';

const container = document.querySelector('#app');
if (container === null) throw new Error('The page has no #app.');

const storage = createMemberStorage(() => localStorage, window);
const languages = createBrowserLanguages();
const screens = createScreens(languages);

// Starts all requests for the first screen immediately, while the splash is shown.
const languageReady = languages.start();
screens.preload(location.href, storage.readToken() !== null);
const root = createRoot(replacePrerendered(container), {
  onCaughtError: (error) => {
    if (!isFetchFailure(error)) reportError(error);
  },
});
/** The service worker adds this attribute to a page from its cache. */
const isOpenedFromCache = () => 'fromCache' in document.documentElement.dataset;
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
try {
  const [{ createApp }, spoken] = await Promise.all([import('./create-app.tsx'), languageReady]);
  const app = createApp({
    baseUrl: '/api',
    storage,
    languages,
    screens,
    toasts: createToastQueue(),
    isPageUnloading: trackPageUnload(window),
    isOpenedFromCache,
  });
  whenIdle(() => {
    import('./platform/start-service-worker.ts')
      .then(({ startServiceWorker }) => startServiceWorker(app, storage, import.meta.url, isOpenedFromCache))
      // If there is no storage, for example in a private window, the app only works online.
      .catch(() => {});
  });
  if (spoken === 'another') app.toasts.show(languageFailure(languages.current()));
  root.render(
    <StrictMode>
      <BrowserRouter>
        <Root app={app} nonce={nonce} />
      </BrowserRouter>
    </StrictMode>,
  );
} catch (error) {
  watchServer(() => {
    location.reload();
  });
  root.render(
    <LanguageProvider languages={languages}>
      <DesignSystemProvider locale={languageTag(languages.current().locale)}>
        <PlainFailure detail={detailOf(error)} />
      </DesignSystemProvider>
    </LanguageProvider>,
  );
}
whenIdle(failureScreen.preload);
preventStrayDrops(window);
