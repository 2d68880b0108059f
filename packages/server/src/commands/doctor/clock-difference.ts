import { ok, problem, warning, type Finding } from './finding.ts';

const NOTICEABLE = 5000;
/** Servers of one site may differ by at most a minute (docs/operations.md). Codes of authenticator apps need less. */
const TOO_MUCH = 60_000;

/** Compares this machine's clock with another one. `difference` is in milliseconds, positive if this clock is ahead. */
export function checkClock(other: string, difference: number): Finding {
  const seconds = Math.round(Math.abs(difference) / 1000);
  const text = `This machine's clock is ${seconds} seconds ${difference > 0 ? 'ahead of' : 'behind'} ${other}.`;
  const remedy = 'Turn on the synchronization of the time, for example: timedatectl set-ntp true';
  if (Math.abs(difference) > TOO_MUCH) return problem(text, remedy);
  if (Math.abs(difference) > NOTICEABLE) return warning(text, remedy);
  return ok(`This machine's clock agrees with ${other}.`);
}
