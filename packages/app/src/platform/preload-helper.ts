// The build replaces Vite's helper for `import()` by this module.

const loads = new Map<string, Promise<void>>();

async function fetchModule(url: string): Promise<void> {
  try {
    // Requests a file of the app itself, not the API.
    // oxlint-disable-next-line eslint/no-restricted-globals
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The status is ${response.status}.`);
    await response.arrayBuffer();
  } catch (cause) {
    throw new TypeError(`Failed to fetch dynamically imported module: ${url}`, { cause });
  }
}

function addStylesheet(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.addEventListener('load', () => resolve(), { once: true });
  link.addEventListener(
    'error',
    () => {
      // A link that stays would count as loaded at the next try.
      link.remove();
      reject(new TypeError(`Unable to preload CSS for ${url}`));
    },
    { once: true },
  );
  link.href = url;
  document.head.append(link);
  return promise;
}

/** Whether the document itself has requested the file. */
const isInDocument = (url: string, rel: string): boolean =>
  document.querySelector(`link[rel=${rel}][href="${url}"]`) !== null;

function loadOnce(url: string): Promise<void> {
  const known = loads.get(url);
  if (known !== undefined) return known;
  const isStylesheet = url.endsWith('.css');
  if (isInDocument(url, isStylesheet ? 'stylesheet' : 'modulepreload')) return Promise.resolve();
  const load = isStylesheet ? addStylesheet(url) : fetchModule(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

/**
 * Imports a module after its files are in the browser's cache. Chromium remembers a module that failed to load until
 * the page reloads, also if a preload link has failed. A failed `fetch` is not remembered, so the next try can succeed.
 */
export async function importWhenFetched<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(`/${file}`)));
  return importModule();
}
