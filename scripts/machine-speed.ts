import process from 'node:process';

/**
 * The seconds of processor time that the work below takes on the two idle cores on which the budgets were measured.
 */
const REFERENCE = 0.17;
/**
 * How many times slower work becomes when gates run in parallel, because they share caches and cores. This slowdown is
 * not counted, because the budgets were measured with it.
 */
const NEIGHBORS = 1.2;

/** A fixed amount of work of the same kind as in the gates: numbers and short texts. */
function work(): number {
  let sum = 0;
  for (let index = 0; index < 12_000_000; index += 1)
    sum = (sum * 31 + String(index).length + (index % 7)) % 1_000_003;
  return sum;
}

/**
 * How many times slower this machine is now than the machine on which the budgets were measured, but at least 1. A
 * processor that is throttled or shared needs more processor time for the same work.
 */
export function slowness(): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (user + system) / 1e6 / REFERENCE / NEIGHBORS);
}
