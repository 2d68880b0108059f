// A module that is preloaded into a server to measure its pauses. On SIGUSR2, it writes the longest pause of the main
// thread since the last signal to the file PAUSE_FILE. The pause is measured in milliseconds of processor time, so
// waiting for a processor does not count.
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
