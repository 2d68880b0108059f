import { createToastQueue } from '@parvis/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expect } from './test.ts';
import type { App } from '../src/app-context.tsx';
import { createApp } from '../src/create-app.tsx';
import { createBrowserLanguages } from '../src/i18n/browser-languages.ts';
import type { Languages, Locale } from '../src/i18n/languages.ts';
import { createMemberStorage } from '../src/platform/member-storage.ts';
import { Root } from '../src/root.tsx';
import { createScreens } from '../src/route-table.ts';
import type { FakeServer } from './fake-server.ts';
import { exampleOf, operationNamed, type AnswerOf } from './operations.ts';

export type Account = AnswerOf<'GET /auth/verify'>['user'];

const exampleAccount = (): Account => {
  const { user } = exampleOf(operationNamed('GET /auth/verify')).body as AnswerOf<'GET /auth/verify'>;
  return user;
};

/** A member who has completed the questionnaire, with these changes. */
export function aMember(changes: Partial<Account> = {}): Account {
  return { ...exampleAccount(), questionnaireCompleted: true, ...changes };
}

interface RenderOptions {
  server: FakeServer;
  /** The logged-in member. Without one, the reader is a visitor. */
  member?: Account | null;
  /** The language that was chosen before. */
  language?: Locale;
  width?: number;
  height?: number;
  /** Creates the languages of the page. By default, these are the app's own languages. */
  languages?: () => Languages;
}

export interface RenderedApp {
  app: App;
  /** Closes the page as a browser does. The browser's storage is not cleared. */
  close: () => Promise<void>;
  /** Reloads the page at the current URL. */
  reload: () => Promise<RenderedApp>;
}

/** The browser's storage while the page is open, and an empty storage after that. */
function closableStorage() {
  const none: Storage = {
    length: 0,
    clear: () => {},
    getItem: () => null,
    key: () => null,
    removeItem: () => {},
    setItem: () => {},
  };
  let isOpen = true;
  return {
    storage: createMemberStorage(() => (isOpen ? localStorage : none), window),
    close: () => {
      isOpen = false;
    },
  };
}

let openApp: App | undefined;

async function open(server: FakeServer, languagesOfPage: () => Languages): Promise<RenderedApp> {
  const { storage, close: closeStorage } = closableStorage();
  const languages = languagesOfPage();
  const screens = createScreens(languages);
  await languages.start();
  screens.preload(location.href, storage.readToken() !== null);
  let isLeft = false;
  const app = createApp({
    baseUrl: '/api',
    storage,
    languages,
    screens,
    toasts: createToastQueue(),
    isPageUnloading: () => isLeft,
    isOpenedFromCache: () => false,
  });
  openApp = app;
  const container = document.createElement('div');
  container.id = 'app';
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <BrowserRouter>
        <Root app={app} nonce={undefined} />
      </BrowserRouter>
    </StrictMode>,
  );

  const close = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    root.unmount();
    container.remove();
    closeStorage();
    // Logging out ends everything that runs for a member: connections, timers and queries.
    server.restore('POST /auth/logout');
    server.setOnline(true);
    await app.session.signOut();
    app.session.actor.stop();
    app.registration.stop();
  };
  onTestFinished(close);

  // Does not query by role, because a dialog over the screen hides the heading from such queries.
  await expect
    .poll(() => document.querySelector('main h1'), { message: 'The screen has a heading.' })
    .not.toBeNull();
  return {
    app,
    close,
    reload: async () => {
      await close();
      return open(server, languagesOfPage);
    },
  };
}

/** Renders the app at a URL, with its real router, machines, query cache and languages, and a fake server. */
export async function renderApp(
  route: string,
  {
    server,
    member = null,
    language = 'default',
    width = 1280,
    height = 800,
    languages = createBrowserLanguages,
  }: RenderOptions,
): Promise<RenderedApp> {
  await page.viewport(width, height);
  history.replaceState(null, '', route);
  document.cookie = `language=${language}; Path=/`;
  // Answers with the account as the page last received it, because each new connection reads the account again.
  const answerAccount = () =>
    server.answer('GET /auth/verify', () => {
      const user = openApp?.session.actor.getSnapshot().context.user ?? member ?? exampleAccount();
      return { ...user, user };
    });
  if (member !== null) {
    localStorage.setItem('token', 'token-of-the-member');
    answerAccount();
  }
  const rendered = await open(server, languages);
  // A test without a member can have set its own answer, which the page gets when it opens with an old token. So this
  // answer replaces the test's answer only after the page has opened.
  if (member === null) answerAccount();
  return rendered;
}
