import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { root, succeed } from './command.ts';

export const buildDesignSystem = () =>
  buildOnce({
    name: 'design-system',
    folders: ['packages/design-system'],
    output: join(root, 'packages/design-system/dist/styles.css'),
    run: async () => {
      await succeed('npm', ['run', 'build', '--silent', '--workspace', 'packages/design-system']);
    },
  });
