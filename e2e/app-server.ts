// Starts the real server with what a test sets: the app from another folder, to which the test deploys its own builds,
// and a clock that is ahead, so that the next day can begin.
import { createServer } from '../packages/server/src/create-server.ts';
import { systemClock } from '../packages/server/src/platform/clock.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';

const { E2E_APP_FOLDER: appFolder, E2E_CLOCK_AHEAD: ahead = '0' } = process.env;
const config = readConfig(process.env);
const server = await createServer({
  config: { ...config, appFolder: appFolder ?? config.appFolder },
  clock: { now: () => systemClock.now() + Number(ahead) },
});
await server.app.listen({ port: config.port, host: config.host });

process.once('SIGTERM', () => void server.close());
