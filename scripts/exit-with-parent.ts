/**
 * Ends this process, as a signal would, when the npm process that has started it ends. The shell between npm and this
 * process does not forward signals. Without this, the server would continue to run after `npm start` was stopped.
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
