// Must be the first import, because it declares the order of the cascade layers before any component adds styles.
import '@parvis/design-system/styles.css';
import { beforeAll, beforeEach, onTestFinished } from 'vitest';
import { clearBrowserStorage } from './browser-storage.ts';
import { startNetwork } from './network.ts';

const start = location.href;

beforeAll(startNetwork);

async function resetPage(): Promise<void> {
  await clearBrowserStorage();
  history.replaceState(null, '', start);
  document.title = '';
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  scrollTo(0, 0);
}

beforeEach(() => {
  // The app of a test is closed after `afterEach`, and before this. An open app could store a draft for the next test.
  onTestFinished(resetPage);
});
