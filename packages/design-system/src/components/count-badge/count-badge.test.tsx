import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { CountBadge } from './count-badge.tsx';

describeConformance('CountBadge', <CountBadge count={3} />, {
  component: 'count-badge',
  asChild: false,
  portal: false,
});

it.each([
  [0, undefined],
  [-1, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('shows %d as %s', async (count, written) => {
  const screen = await mount(<CountBadge count={count} />);
  const badge = screen.container.querySelector<HTMLElement>('[data-component="count-badge"]');
  expect(badge?.dataset['count']).toBe(written);
});

it('does not change the accessible name of its control', async () => {
  const screen = await mount(
    <button aria-label="Messages, 3 unread" type="button">
      <CountBadge count={3} />
    </button>,
  );
  await expect
    .element(screen.getByRole('button', { name: 'Messages, 3 unread', exact: true }))
    .toHaveTextContent('');
});
