// Starts the app and a server. The app replaces its own modules and those of the design system while it runs. The
// server restarts when its code changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './command.ts';
import { exitWithParent } from './exit-with-parent.ts';

const port = Number(process.env['PORT'] ?? 3000);
const serverPort = port + 1;

const publicUrl = process.env['PUBLIC_URL'];

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: publicUrl ?? `http://localhost:${port}`,
      DEV_MAIL: process.env['DEV_MAIL'] ?? (publicUrl === undefined ? '1' : '0'),
    },
  },
);

const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  root: join(root, 'packages/app'),
  server: {
    port,
    strictPort: true,
    proxy: {
      '/api': { target },
      '/dev/mail': { target },
      '/socket.io': { target, ws: true },
      '/healthz': { target },
      '/readyz': { target },
      '/metrics': { target },
    },
  },
});
await vite.listen();
vite.printUrls();

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  server.kill('SIGTERM');
  await Promise.all([vite.close(), server.exitCode === null ? once(server, 'exit') : undefined]);
  process.exit(0);
};
process.on('SIGINT', stop).on('SIGTERM', stop);
server.once('exit', stop);
exitWithParent();
