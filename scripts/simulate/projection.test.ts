import { expect, test } from 'vitest';
import { project, reachedLimits, type MeasuredCost } from './projection.ts';

const cost: MeasuredCost = {
  activeShare: 0.5,
  peakShare: 0.1,
  requests: 36,
  writes: 3.6,
  serverSeconds: 0.36,
  databaseSeconds: 0,
  socketHours: 0.2,
  trafficBytes: 1000,
  pictureBytes: 2000,
  databaseGrowth: 10,
  fileGrowth: 20,
};

test('the peak hour has its share of the requests, the sockets and the processor time of a day', () => {
  // 10,000 active members, 1000 of them in the peak hour.
  const projection = project(cost, 20_000);
  expect(projection.peakRequests).toBeCloseTo(10);
  expect(projection.peakWrites).toBeCloseTo(1);
  expect(projection.peakSockets).toBeCloseTo(200);
  expect(projection.serverCores).toBeCloseTo(0.1);
  expect(projection.databaseBytesPerYear).toBeCloseTo(10_000 * 10 * 365);
  expect(projection.pictureBytesPerDay).toBeCloseTo(10_000 * 2000);
});

test('limits are sorted by the members at which 60% of them are used', () => {
  const limits = reachedLimits(cost, { writesPerSecond: 1000, bytesPerSocket: 50_000 });
  expect(limits).toEqual([
    { name: 'the one core that runs the server', members: 120_000 },
    { name: 'the memory for sockets in one server', members: 2_400_000 },
    { name: 'the writes of one database', members: 12_000_000 },
  ]);
});

test('a database in its own process has a limit of its own', () => {
  const limits = reachedLimits(
    { ...cost, databaseSeconds: 1.44 },
    { writesPerSecond: 1000, bytesPerSocket: 50_000 },
  );
  expect(limits[0]).toEqual({ name: 'two cores for the database', members: 60_000 });
});
