/** A restarted server may have brought a new build, so let the browser check its service worker. */
export async function checkForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  } catch {
    // The browser checks again when a page is opened.
  }
}
