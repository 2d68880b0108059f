import { createServer } from '../../packages/server/src/create-server.ts';
import type { Server } from '../../packages/server/src/create-server.ts';
import type { Clock } from '../../packages/server/src/platform/clock.ts';
import { readConfig } from '../../packages/server/src/platform/config.ts';

/** A clock that can be set. It is used to create data in the past. */
export class SettableClock implements Clock {
  time = Date.now();

  now(): number {
    return this.time;
  }
}

/** The real server on the data folder of the environment. It listens on no port. */
export async function createDemoServer(clock: Clock): Promise<Server> {
  const environment = { ...process.env, RATE_LIMIT_MAX: '1000000000', LOG_LEVEL: 'warn' };
  const config = readConfig(environment);
  // Staff sessions live as long as member sessions, because the clock advances by weeks and nobody logs in again.
  const { member } = config.sessionLifetimes;
  const server = await createServer({
    config: { ...config, sessionLifetimes: { member, staff: member } },
    clock,
  });
  await server.app.ready();
  return server;
}
