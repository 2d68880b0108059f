/** A server that was started anew may have brought a new build: the browser looks for its worker. */
export async function lookForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  } catch {
    // It looks again when a page is opened.
  }
}
