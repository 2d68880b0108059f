/**
 * Ends this process as by a signal when the npm that started it ends: the shell between the two does not hand
 * signals on, so that without this a stopped `npm start` would leave its server behind.
 */
export function exitWithParent(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
