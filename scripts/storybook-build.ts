import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCache, buildOnce } from './build-once.ts';
import { succeed } from './command.ts';

export const storybookFolder = join(buildCache, 'storybook');

export const buildStorybook = () =>
  buildOnce({
    name: 'storybook',
    folders: ['packages/design-system', '.storybook'],
    output: join(storybookFolder, 'index.json'),
    run: async () => {
      await rm(storybookFolder, { recursive: true, force: true });
      await succeed('storybook', ['build', '--quiet', '--output-dir', storybookFolder]);
    },
  });
