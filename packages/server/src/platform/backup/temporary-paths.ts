import { rmSync } from 'node:fs';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Runs `work`. If a signal ends the process, deletes these files and folders first. */
export async function removingOnSignal<T>(paths: readonly string[], work: () => Promise<T>): Promise<T> {
  const end = (): void => {
    for (const path of paths) rmSync(path, { recursive: true, force: true });
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, end);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
