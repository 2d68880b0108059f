import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { headerActions } from '../samples.tsx';
import { AppHeader, type AppHeaderProps } from './app-header.tsx';

const nothing = () => undefined;
const logOut = vi.fn<() => void>();

const sample: AppHeaderProps = {
  homeHref: '#home',
  actions: headerActions,
  menuLabel: 'Menu',
  onMenu: nothing,
  profile: {
    name: { first: 'Teresa', last: 'Ávila' },
    label: 'Profile',
    items: [
      { label: 'My Profile', href: '#profile' },
      { label: 'Plans', href: '#plans' },
      { label: 'Logout', onSelect: logOut },
    ],
  },
};

describeConformance('AppHeader', <AppHeader {...sample} />, {
  component: 'app-header',
  asChild: false,
  portal: false,
});

const open = async (width: number, props: Partial<AppHeaderProps> = {}) => {
  await page.viewport(width, 800);
  const screen = await mount(<AppHeader {...sample} {...props} />);
  return {
    screen,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    item: (name: string) => screen.getByRole('menuitem', { name }),
  };
};

describe('the keyboard of the header', () => {
  it('Tab leads from the logo through the actions to the profile', async () => {
    const { screen, button } = await open(1280);
    const stops = [
      screen.getByRole('link', { name: 'Parvis' }),
      button('Notifications, 3 unread'),
      button('Messages'),
      button('Friend requests, 120 unread'),
      button('Profile'),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])(
    '%s opens the menu of the profile at its first entry',
    async (key) => {
      const { button, item } = await open(1280);
      button('Profile').element().focus();
      await userEvent.keyboard(key);
      await expect.element(item('My Profile')).toHaveFocus();
      await expect.element(button('Profile')).toHaveAttribute('aria-expanded', 'true');
    },
  );

  it('Down, Up, Home, End and a letter move in it, Enter chooses', async () => {
    const { button, item } = await open(1280);
    button('Profile').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('My Profile')).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowDown}', 'Plans'],
      ['{ArrowUp}', 'My Profile'],
      ['{End}', 'Logout'],
      ['{Home}', 'My Profile'],
      ['l', 'Logout'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(item(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    expect(logOut).toHaveBeenCalledOnce();
    await expect.element(button('Profile')).toHaveFocus();
  });

  it('Escape closes it and gives the focus back', async () => {
    const { screen, button, item } = await open(1280);
    button('Profile').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('My Profile')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button('Profile')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('%s calls the side menu of a narrow screen', async (key) => {
    const onMenu = vi.fn<() => void>();
    const { button } = await open(375, { onMenu });
    button('Menu').element().focus();
    await userEvent.keyboard(key);
    expect(onMenu).toHaveBeenCalledOnce();
  });
});

describe('AppHeader', () => {
  it('opens no menu for a finger that only scrolls past', async () => {
    const { screen, button } = await open(375);
    const touch = { bubbles: true, cancelable: true, button: 0, pointerType: 'touch' };
    button('Profile').element().dispatchEvent(new PointerEvent('pointerdown', touch));
    button('Profile').element().dispatchEvent(new PointerEvent('pointercancel', touch));
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });

  it('keeps its place at the top, and the page begins under it', async () => {
    await page.viewport(1280, 800);
    const screen = await mount(
      <>
        <AppHeader {...sample} />
        <p style={{ blockSize: '300vh' }}>Text</p>
      </>,
    );
    const header = screen.getByRole('banner').element();
    const hairline = 1;
    expect(screen.getByText('Text').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom - hairline,
    );
    window.scrollTo(0, 500);
    expect(header.getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  });
});
