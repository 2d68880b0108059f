import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { EmptyState } from './empty-state.tsx';

describeConformance('EmptyState', <EmptyState title="Nothing here" />, {
  component: 'empty-state',
  asChild: false,
  portal: false,
});

describe('EmptyState', () => {
  it.each([1, 2, 3, 4] as const)('has its title at heading level %i', async (level) => {
    const screen = await mount(<EmptyState headingLevel={level} title="Nothing here" />);
    await expect.element(screen.getByRole('heading', { level, name: 'Nothing here' })).toBeVisible();
  });

  it('renders no empty parts', async () => {
    const screen = await mount(<EmptyState title="Nothing here" />);
    expect(screen.container.querySelector('[data-part="icon"], [data-part="action"]')).toBeNull();
    expect(screen.container.textContent).toBe('Nothing here');
  });

  it('Tab reaches its action', async () => {
    const screen = await mount(<EmptyState action={<a href="#friends">Find a friend</a>} title="Nobody" />);
    const link = screen.getByRole('link', { name: 'Find a friend' }).element();
    expect(link.closest('[data-part="action"]')).not.toBeNull();
  });
});
