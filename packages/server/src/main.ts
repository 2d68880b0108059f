import type { AddressInfo } from 'node:net';
import type { Server } from './create-server.ts';
import { keepCompiledCode, writeCompiledCode } from './platform/compile-cache.ts';
import { readConfig, type Config } from './platform/config.ts';
import { explainStart } from './platform/explain-start.ts';

/** Wildcard addresses. Nobody can open them in a browser. */
const everywhere = new Set(['0.0.0.0', '::', '']);

const CLEARING_TIME = 2000;

function addressOf(config: Config, server: Server): string {
  if (config.publicUrl !== null) return config.publicUrl.origin;
  // The server listens on a TCP port, so its address is never the path of a socket.
  const { port } = server.app.server.address() as AddressInfo;
  const host = everywhere.has(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function stopOnSignal(server: Server, seconds: number): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    process.exitCode = 0;
    await server.drain();
    const deadline = setTimeout(() => {
      process.exitCode = 1;
      // The handlers delete the files of an aborted request, as they do when a client disconnects.
      server.app.server.closeAllConnections();
      setTimeout(() => process.exit(), CLEARING_TIME).unref();
    }, seconds * 1000);
    deadline.unref();
    try {
      await server.close();
    } catch (error) {
      console.error(explainStart(error, null));
      process.exitCode = 1;
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function main(): Promise<void> {
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    keepCompiledCode(config);
    const { createServer } = await import('./create-server.ts');
    const server = await createServer({ config });
    writeCompiledCode();
    try {
      await server.app.listen({ port: config.port, host: config.host });
    } catch (error) {
      await server.close();
      throw error;
    }
    stopOnSignal(server, config.shutdownSeconds);
    console.log(`Parvis is ready: ${addressOf(config, server)}`);
  } catch (error) {
    console.error(explainStart(error, config));
    process.exitCode = 1;
  }
}

await main();
