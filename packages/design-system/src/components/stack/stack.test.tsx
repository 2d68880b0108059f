import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Stack } from './stack.tsx';

describeConformance('Stack', <Stack>Lauds</Stack>, { component: 'stack', asChild: false, portal: false });

it('is the given landmark or list', async () => {
  const screen = await mount(
    <Stack as="nav" aria-label="Hours">
      <Stack as="ol">
        <li>Lauds</li>
      </Stack>
    </Stack>,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Hours' })).toBeVisible();
  await expect.element(screen.getByRole('list')).toBeVisible();
});

it('follows the writing direction', async () => {
  const screen = await mount(
    <Stack direction="row">
      <span>Lauds</span>
      <span>Vespers</span>
    </Stack>,
    { dir: 'rtl' },
  );
  const [first, second] = ['Lauds', 'Vespers'].map((hour) =>
    screen.getByText(hour).element().getBoundingClientRect(),
  );
  expect(first?.left).toBeGreaterThan(second?.right ?? Infinity);
});
