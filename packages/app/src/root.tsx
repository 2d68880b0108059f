import { useLingui } from '@lingui/react';
import { DesignSystemProvider } from '@parvis/design-system';
import { useSyncExternalStore, type ReactNode } from 'react';
import { AppContext, type App } from './app-context.tsx';
import { ErrorBoundary } from './failures/error-boundary.tsx';
import { LanguageProvider } from './i18n/language-provider.tsx';
import { languageTag } from './i18n/languages.ts';
import { ScrollAndFocusRestoration } from './router/scroll-and-focus-restoration.tsx';
import { signInStateOf } from './router/guards.tsx';
import { PreloadContext, RouterLink } from './router/router-link.tsx';
import { AppRoutes } from './routes.tsx';

interface LookProps {
  app: App;
  nonce: string | undefined;
  children: ReactNode;
}

function Look({ app, nonce, children }: LookProps) {
  const { i18n } = useLingui();
  const { subscribe, componentMessages } = app.languages;
  const messages = useSyncExternalStore(subscribe, componentMessages, componentMessages);
  return (
    <DesignSystemProvider
      locale={languageTag(i18n.locale)}
      linkComponent={RouterLink}
      toasts={app.toasts}
      {...(messages === undefined ? {} : { messages })}
      {...(nonce === undefined ? {} : { nonce })}
    >
      {children}
    </DesignSystemProvider>
  );
}

interface RootProps {
  app: App;
  nonce: string | undefined;
}

/** The app inside a router. */
export function Root({ app, nonce }: RootProps) {
  const preload = (path: string) => {
    app.screens.preload(path, signInStateOf(app.session.actor.getSnapshot()) === 'member');
  };
  return (
    <AppContext value={app}>
      <LanguageProvider languages={app.languages}>
        <PreloadContext value={preload}>
          <Look app={app} nonce={nonce}>
            <ErrorBoundary>
              <AppRoutes />
              <ScrollAndFocusRestoration />
            </ErrorBoundary>
          </Look>
        </PreloadContext>
      </LanguageProvider>
    </AppContext>
  );
}
