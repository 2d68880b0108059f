// Starts the real server, but with the app from another folder. Tests deploy their own builds to that folder.
import { createServer } from '../packages/server/src/create-server.ts';
import { readConfig } from '../packages/server/src/platform/config.ts';

const config = { ...readConfig(process.env), appFolder: process.env['E2E_APP_FOLDER'] ?? '' };
const server = await createServer({ config });
await server.app.listen({ port: config.port, host: config.host });

process.once('SIGTERM', () => void server.close());
