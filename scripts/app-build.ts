import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { root, succeed } from './command.ts';

export const buildApp = () =>
  buildOnce({
    name: 'app',
    folders: ['packages/app', 'packages/design-system', 'packages/api-client'],
    output: join(root, 'packages/app/dist/index.html'),
    run: async () => {
      await succeed('npm', ['run', 'build', '--silent', '--workspace', 'packages/app']);
    },
  });
