import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { IconFlag } from '../../icons/flag.tsx';
import { IconUsers } from '../../icons/users.tsx';
import { AdminLayout, type AdminLayoutProps } from './admin-layout.tsx';

const sample: AdminLayoutProps = {
  label: 'Administration',
  items: [
    { href: '#members', label: 'Members', icon: <IconUsers />, current: true },
    { href: '#reports', label: 'Reports', icon: <IconFlag /> },
  ],
  children: <a href="#agnes">Agnes</a>,
};

describeConformance('AdminLayout', (props) => <AdminLayout {...sample} {...props} />, {
  component: 'admin-layout',
  asChild: false,
  portal: false,
});

const size = { width: window.innerWidth, height: window.innerHeight };
beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(size.width, size.height));

describe('the areas', () => {
  it('are next to the page if there is space, and come before it in the tab order', async () => {
    const screen = await mount(<AdminLayout {...sample} />);
    await expect.element(screen.getByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Members' })).toHaveFocus();
    await expect
      .element(screen.getByRole('link', { name: 'Members' }))
      .toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Agnes' })).toHaveFocus();
  });

  it('are behind a button on a phone, and a choice shows the page again', async () => {
    await page.viewport(375, 800);
    const screen = await mount(<AdminLayout {...sample} />);
    await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Administration' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('dialog').getByRole('link', { name: 'Reports' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  });
});
