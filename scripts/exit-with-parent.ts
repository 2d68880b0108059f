/**
 * Ends this process as by a signal when the npm that started it ends. The shell between the two does not forward
 * signals, so a stopped `npm start` would leave its server running.
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
