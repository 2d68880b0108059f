// Preloaded into a measured server. On SIGUSR2 it writes to the file PAUSE_FILE for how many milliseconds of processor
// time the main thread was held up at most since the last signal. Waiting for a processor does not count.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  let before = process.threadCpuUsage();
  let longest = 0;
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, 1).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env['PAUSE_FILE'] ?? '', String(longest));
    longest = 0;
  });
}
