// Starts the real server, which reaches the push service at the port `PUSH_PORT` and no other. A member is offline as
// soon as their last page closes, so that tests do not wait for the grace period.
import { createServer } from '../src/create-server.ts';
import { readConfig } from '../src/platform/config.ts';
import { pushOutbound } from './push-service.ts';

const config = readConfig(process.env);
const server = await createServer({
  config: { ...config, presenceGrace: 0, push: pushOutbound(process.env['PUSH_PORT'] ?? '') },
});
await server.app.listen({ port: config.port, host: config.host });

process.once('SIGTERM', () => void server.close());
