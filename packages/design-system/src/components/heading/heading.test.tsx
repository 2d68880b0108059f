import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Heading } from './heading.tsx';

describeConformance('Heading', <Heading level={2}>Vespers</Heading>, {
  component: 'heading',
  asChild: false,
  portal: false,
});

it.each([1, 2, 3, 4] as const)('has heading level %d at every size', async (level) => {
  const screen = await mount(
    <Heading level={level} size="display">
      Vespers
    </Heading>,
  );
  await expect.element(screen.getByRole('heading', { level, name: 'Vespers' })).toBeVisible();
});
