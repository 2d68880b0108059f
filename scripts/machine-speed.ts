import process from 'node:process';

/** Processor seconds that the work below takes on the two quiet cores on which the budgets were measured. */
const REFERENCE = 0.17;
/** Gates that run beside each other share caches and cores, also on that machine. */
const NEIGHBORS = 1.2;

/** Fixed work of the kind that the gates do: numbers and short texts. */
function work(): number {
  let sum = 0;
  for (let index = 0; index < 12_000_000; index += 1)
    sum = (sum * 31 + String(index).length + (index % 7)) % 1_000_003;
  return sum;
}

/**
 * How many times slower than the machine of the budgets this one is at the moment, at least 1. A processor that is
 * throttled, or shared with others, takes more processor time for the same work.
 */
export function slowness(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1e6 / REFERENCE / NEIGHBORS);
}
