import {
  startServerProcess,
  type ServerProcess,
  type ServerProcessOptions,
} from '../packages/server/test/server-process.ts';
import { buildServer, builtServer } from './server-build.ts';

/** Starts the server in a separate process from its bundle, as `npm start` does. */
export async function startBuiltServer(
  options: Omit<ServerProcessOptions, 'script'>,
): Promise<ServerProcess> {
  await buildServer();
  return startServerProcess({ ...options, script: builtServer });
}
