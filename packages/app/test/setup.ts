// Must be the first import, because it declares the order of the cascade layers before any component adds styles.
import '@parvis/design-system/styles.css';
import { afterEach, beforeAll } from 'vitest';
import { clearBrowserStorage } from './browser-storage.ts';
import { startNetwork } from './network.ts';

const start = location.href;

beforeAll(startNetwork);

afterEach(async () => {
  await clearBrowserStorage();
  history.replaceState(null, '', start);
  document.title = '';
  const { dataset } = document.documentElement;
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  scrollTo(0, 0);
});
