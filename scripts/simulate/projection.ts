/** The cost of an active member on one day, and the limits, as a simulation has measured them. */
export interface MeasuredCost {
  /** The share of all members who are active on a day. */
  readonly activeShare: number;
  /** The share of a day's visits in its busiest hour. */
  readonly peakShare: number;
  readonly requests: number;
  /** Requests that write. */
  readonly writes: number;
  /** Seconds of processor time. */
  readonly serverSeconds: number;
  readonly databaseSeconds: number;
  readonly socketHours: number;
  /** Bytes that the server sends and receives, without pictures. */
  readonly trafficBytes: number;
  readonly pictureBytes: number;
  readonly databaseGrowth: number;
  readonly fileGrowth: number;
}

interface Limits {
  /** The writes that one database stores in a second. */
  readonly writesPerSecond: number;
  /** The memory of one open socket, in bytes. */
  readonly bytesPerSocket: number;
}

/** A limit is reached at this part of it, because load within an hour is not even. */
const USABLE = 0.6;
/** The memory that a process of the server may use for sockets. Node.js itself limits its heap to about 4 GB. */
const SOCKET_MEMORY = 2e9;
const HOUR = 3600;
const YEAR = 365;

export interface Projection {
  readonly members: number;
  readonly peakRequests: number;
  readonly peakWrites: number;
  readonly peakSockets: number;
  /** Cores that are busy in the peak hour. */
  readonly serverCores: number;
  readonly databaseCores: number;
  readonly databaseBytesPerYear: number;
  readonly fileBytesPerYear: number;
  readonly trafficBytesPerDay: number;
  readonly pictureBytesPerDay: number;
}

export function project(cost: MeasuredCost, members: number): Projection {
  const active = members * cost.activeShare;
  const inPeakHour = active * cost.peakShare;
  const perSecond = (amount: number) => (inPeakHour * amount) / HOUR;
  return {
    members,
    peakRequests: perSecond(cost.requests),
    peakWrites: perSecond(cost.writes),
    // Hours of connections within one hour are the number of connections at a time.
    peakSockets: inPeakHour * cost.socketHours,
    serverCores: perSecond(cost.serverSeconds),
    databaseCores: perSecond(cost.databaseSeconds),
    databaseBytesPerYear: active * cost.databaseGrowth * YEAR,
    fileBytesPerYear: active * cost.fileGrowth * YEAR,
    trafficBytesPerDay: active * cost.trafficBytes,
    pictureBytesPerDay: active * cost.pictureBytes,
  };
}

export interface ReachedLimit {
  readonly name: string;
  /** The number of members at which the limit is reached. */
  readonly members: number;
}

const limitAt = (name: string, capacity: number, load: number): ReachedLimit => ({
  name,
  members: Math.round((capacity * USABLE) / load),
});

/** The limits of one server with one database, the lowest first. Every load grows in proportion to the members. */
export function reachedLimits(cost: MeasuredCost, limits: Limits): ReachedLimit[] {
  const one = project(cost, 1);
  return [
    limitAt('the one core that runs the server', 1, one.serverCores),
    limitAt('the writes of one database', limits.writesPerSecond, one.peakWrites),
    limitAt('the memory for sockets in one server', SOCKET_MEMORY, one.peakSockets * limits.bytesPerSocket),
    ...(cost.databaseSeconds > 0 ? [limitAt('two cores for the database', 2, one.databaseCores)] : []),
  ].toSorted((first, second) => first.members - second.members);
}
