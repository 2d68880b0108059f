/** Shows a number on the icon of the installed app. */
export async function showBadge(count: number): Promise<void> {
  // Not every browser has badges, and an operating system can refuse them.
  if (!('setAppBadge' in navigator)) return;
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => {});
}
