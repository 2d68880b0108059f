import { drafts } from '../src/platform/draft-store.ts';

const isDone = (request: IDBRequest | IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = () => resolve();
    request.addEventListener('success', finish);
    request.addEventListener('complete', finish);
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refuses.')));
  });

/** Empties the database instead of deleting it. Deleting would wait for connections that modules keep open. */
async function emptyDatabase(name: string): Promise<void> {
  const opening = indexedDB.open(name);
  await isDone(opening);
  const database = opening.result;
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await isDone(transaction);
  }
  database.close();
}

/** Clears everything that a test has stored in the browser. */
export async function clearBrowserStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name !== '') document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  await drafts.settled();
  const databases = await indexedDB.databases();
  await Promise.all(databases.flatMap(({ name }) => (name === undefined ? [] : [emptyDatabase(name)])));
}
