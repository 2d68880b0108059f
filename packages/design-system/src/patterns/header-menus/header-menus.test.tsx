import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { IconBell } from '../../icons/bell.tsx';
import { HeaderMenu } from './header-menus.tsx';

const list = (
  <ul>
    {Array.from({ length: 40 }, (_, index) => (
      <li key={index}>{`A notification, number ${index}`}</li>
    ))}
  </ul>
);

describeConformance(
  'HeaderMenu',
  <HeaderMenu icon={<IconBell />} label="Notifications">
    {null}
  </HeaderMenu>,
  {
    component: 'icon-button',
    asChild: false,
    portal: false,
  },
);

it('includes the exact count in its name, even if the badge shows less', async () => {
  const screen = await mount(
    <HeaderMenu count={120} icon={<IconBell />} label="Notifications">
      {null}
    </HeaderMenu>,
  );
  await expect.element(screen.getByRole('button')).toHaveAccessibleName('Notifications, 120 unread');
  expect(document.querySelector('[data-count]')?.getAttribute('data-count')).toBe('99+');
});

it('opens with the keyboard, scrolls within 18 rem and returns the focus', async () => {
  const screen = await mount(
    <HeaderMenu icon={<IconBell />} label="Notifications" viewAllHref="#all" viewAllLabel="View all">
      {list}
    </HeaderMenu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const scroller = screen.getByRole('group', { name: 'Notifications' });
  expect(scroller.element().getBoundingClientRect().height).toBe(288);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});

it('shows its own title in the panel, and keeps its name', async () => {
  const screen = await mount(
    <HeaderMenu icon={<IconBell />} label="Messages" title="Messages (3)">
      {list}
    </HeaderMenu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Messages', exact: true }));
  await expect.element(screen.getByRole('dialog', { name: 'Messages (3)' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Messages', exact: true })).toBeVisible();
});
