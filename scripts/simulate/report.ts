import { quantile } from '../bench/latency.ts';
import { project, reachedLimits, type MeasuredCost } from './projection.ts';

export interface SimulationResult {
  readonly engine: string;
  readonly seed: number;
  readonly members: number;
  readonly active: number;
  readonly visits: number;
  readonly minutes: number;
  /** How many times slower the machine was than the one for which the budgets are written. */
  readonly slowness: number;
  readonly cost: MeasuredCost;
  /** The amounts for an active member and day that the projection does not need. */
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly pictures: number;
  readonly connections: number;
  readonly events: number;
  /** The rows that were added for an active member and day, by table. */
  readonly rows: Readonly<Record<string, number>>;
  readonly writesPerSecond: number;
  readonly bytesPerSocket: number;
  readonly milliseconds: Readonly<Record<'reads' | 'writes' | 'deliveries', readonly [number, number]>>;
  readonly problems: readonly string[];
}

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];

export function quantiles(times: readonly number[]): readonly [number, number] {
  const sorted = times.toSorted((one, other) => one - other);
  return [quantile(sorted, 0.5), quantile(sorted, 0.99)];
}

const number = (value: number): string =>
  value.toLocaleString('en', value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 });

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes with the unit that fits it. */
function bytes(value: number): string {
  const power = value < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(value) / 3));
  return `${number(value / 1000 ** power)} ${units[power] ?? 'B'}`;
}

function costLines(result: SimulationResult): string[] {
  const { cost, rows, milliseconds } = result;
  const addedRows = Object.entries(rows)
    .toSorted(([, one], [, other]) => other - one)
    .map(([table, count]) => `${table} ${number(count)}`);
  const times = Object.entries(milliseconds).map(
    ([name, [p50, p99]]) => `${name} ${number(p50)} / ${number(p99)} ms`,
  );
  return [
    `For each active member and day:`,
    `  requests           ${number(cost.requests)}, of which ${number(cost.writes)} write; pictures ${number(result.pictures)}`,
    `  bytes              ${bytes(result.receivedBytes)} to the member, ${bytes(result.sentBytes)} from the member, pictures ${bytes(cost.pictureBytes)}`,
    `  sockets            ${number(cost.socketHours * 60)} minutes, ${number(result.connections)} connections, ${number(result.events)} events`,
    `  processor time     server ${number(cost.serverSeconds * 1000)} ms, database ${number(cost.databaseSeconds * 1000)} ms`,
    `  growth             database ${bytes(cost.databaseGrowth)}, files ${bytes(cost.fileGrowth)}`,
    `  added rows         ${addedRows.join(', ')}`,
    `Under full load, p50 / p99: ${times.join(', ')}`,
    `Writes per second: ${number(result.writesPerSecond)}. Memory of a socket: ${bytes(result.bytesPerSocket)}`,
  ];
}

/** The result as lines of text, with the projection for larger sites. */
export function describe(result: SimulationResult): string {
  const { engine, members, active, visits, minutes, slowness, cost, problems } = result;
  const projections = SIZES.map((size) => {
    const at = project(cost, size);
    const cores = `cores ${number(at.serverCores)} + ${number(at.databaseCores)}`;
    const growth = `a year: database ${bytes(at.databaseBytesPerYear)}, files ${bytes(at.fileBytesPerYear)}`;
    return `  ${number(size)}: ${number(at.peakRequests)} requests/s, ${number(at.peakWrites)} writes/s, ${number(at.peakSockets)} sockets, ${cores}; pictures ${bytes(at.pictureBytesPerDay)} a day; ${growth}`;
  });
  const twoCores = project(cost, members);
  return [
    `${engine}: ${number(members)} members, ${number(active)} of them active; ${number(visits)} visits in ${number(minutes)} minutes; machine ${slowness.toFixed(1)} times as slow`,
    ...costLines(result),
    `The peak hour of ${number(members)} members uses ${number(((twoCores.serverCores + twoCores.databaseCores) / 2) * 100)} % of two cores.`,
    `Peak hour by the number of members:`,
    ...projections,
    `One server and one database reach 60 % of:`,
    ...reachedLimits(cost, result).map(({ name, members: most }) => `  ${name}: at ${number(most)} members`),
    ...problems.map((problem) => `✗ ${problem}`),
  ].join('\n');
}
