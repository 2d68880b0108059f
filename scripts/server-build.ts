import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { root, succeed } from './command.ts';

/** The script that starts the built server. */
export const builtServer = join(root, 'packages/server/dist/main.js');

export const buildServer = () =>
  buildOnce({
    name: 'server',
    folders: ['packages/server', 'packages/api-client'],
    output: builtServer,
    run: async () => {
      await succeed('npm', ['run', 'build', '--silent', '--workspace', 'packages/server']);
    },
  });
