import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { headerActions } from '../samples.tsx';
import { HeaderMenu } from '../header-menus/header-menus.tsx';
import { AppHeader, type AppHeaderProps } from './app-header.tsx';
import { HeaderSearch } from './header-search.tsx';

const nothing = () => undefined;
const logOut = vi.fn<() => void>();

const sample: AppHeaderProps = {
  homeHref: '#home',
  actions: headerActions,
  menuLabel: 'Menu',
  onMenu: nothing,
  profile: {
    name: 'Teresa Ávila',
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
  it('Tab moves from the logo over the actions to the profile', async () => {
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

  it('Down, Up, Home, End and letters move in the menu, and Enter chooses', async () => {
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

  it('Escape closes it and returns the focus', async () => {
    const { screen, button, item } = await open(1280);
    button('Profile').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(item('My Profile')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button('Profile')).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('%s opens the side menu of a narrow screen', async (key) => {
    const onMenu = vi.fn<() => void>();
    const { button } = await open(375, { onMenu });
    button('Menu').element().focus();
    await userEvent.keyboard(key);
    expect(onMenu).toHaveBeenCalledOnce();
  });
});

describe('AppHeader', () => {
  it('does not open a menu when a touch starts to scroll', async () => {
    const { screen, button } = await open(375);
    const touch = { bubbles: true, cancelable: true, button: 0, pointerType: 'touch' };
    button('Profile').element().dispatchEvent(new PointerEvent('pointerdown', touch));
    button('Profile').element().dispatchEvent(new PointerEvent('pointercancel', touch));
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });

  it('stays at the top, and the page begins below it', async () => {
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

describeConformance(
  'HeaderSearch',
  <HeaderSearch label="Search people" onOpenChange={nothing} open>
    <input aria-label="Name" />
  </HeaderSearch>,
  { component: 'header-search', asChild: false, portal: false },
);

const search = (isOpen: boolean, onOpenChange: (open: boolean) => void) => (
  <AppHeader
    {...sample}
    start={
      <HeaderSearch label="Search people" onOpenChange={onOpenChange} open={isOpen}>
        <input aria-label="Name" />
      </HeaderSearch>
    }
  />
);

describe('HeaderSearch', () => {
  it.each([
    [375, 1],
    [768, 1],
    [1024, 1],
    [1025, 0],
    [1280, 0],
  ])('at %d px has %d buttons that open the search', async (width, count) => {
    await page.viewport(width, 800);
    const screen = await mount(search(false, nothing));
    expect(screen.getByRole('button', { name: 'Search people' }).elements()).toHaveLength(count);
    expect(screen.getByRole('textbox').elements()).toHaveLength(1 - count);
  });

  it('covers a narrow header, takes the focus and returns it', async () => {
    await page.viewport(375, 800);
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const screen = await mount(search(false, onOpenChange));
    await screen.getByRole('button', { name: 'Search people' }).click();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await screen.rerender(search(true, onOpenChange));
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('button').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    await screen.rerender(search(false, onOpenChange));
    await expect.element(screen.getByRole('button', { name: 'Search people' })).toHaveFocus();
  });

  it('leaves the first Escape to an open list of results', async () => {
    await page.viewport(375, 800);
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const screen = await mount(
      <HeaderSearch label="Search people" onOpenChange={onOpenChange} open>
        <input aria-expanded aria-label="Name" role="combobox" aria-controls="list" />
      </HeaderSearch>,
    );
    screen.getByRole('combobox').element().focus();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

const links = [
  { href: '#plans', label: 'Upgrade Plan', icon: null, variant: 'secondary' },
  { href: '#marketplace', label: 'Marketplace', icon: null, variant: 'ghost' },
] as const;

const closedSearch = (
  <HeaderSearch label="Search people" onOpenChange={nothing} open={false}>
    <input aria-label="Name" />
  </HeaderSearch>
);

const panels = (...priorities: readonly ('low' | 'medium' | 'high')[]) =>
  priorities
    .map((priority, index) => ({ priority, label: `Panel ${index + 1}` }))
    .map(({ priority, label }) => (
      <HeaderMenu count={3} icon={null} key={label} label={label} priority={priority}>
        {null}
      </HeaderMenu>
    ));

const fillings: readonly (readonly [string, Partial<AppHeaderProps>])[] = [
  ['three buttons', {}],
  ['three buttons and a search', { start: closedSearch }],
  ['three buttons and links', { links }],
  [
    'three alike panels, a search and links',
    { actions: panels('high', 'high', 'high'), links, start: closedSearch },
  ],
  [
    'panels of all ranks, a search and links',
    { actions: panels('high', 'low', 'medium'), links, start: closedSearch },
  ],
  ['five buttons', { actions: [headerActions, panels('high', 'high')] }],
];

const shownControls = () =>
  [...document.querySelectorAll('header :is(a, button)')].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

describe('the space in a header', () => {
  it.each(fillings)(
    'with %s all visible parts are inside the window at every text size',
    async (_, props) => {
      const screen = await mount(<AppHeader {...sample} {...props} />);
      for (const width of [320, 375, 414, 480, 640, 736, 768, 1024, 1280]) {
        await page.viewport(width, 800);
        for (const percent of [100, 115, 130, 150, 200]) {
          document.documentElement.style.fontSize = `${percent}%`;
          const outside = shownControls()
            .filter((control) => {
              const { left, right } = control.getBoundingClientRect();
              return left < 0 || right > width;
            })
            .map((control) => control.textContent);
          expect(outside, `${width} px, ${percent} %`).toEqual([]);
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
          expect(shownControls()).toContain(screen.getByRole('button', { name: 'Profile' }).element());
        }
      }
    },
  );

  it.each([
    [375, 100, 3],
    [375, 130, 2],
    [375, 150, 1],
    [375, 200, 0],
    [320, 100, 3],
    [320, 130, 1],
  ])('at %d px with text of %d percent, the first %d buttons stay visible', async (width, percent, count) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = `${percent}%`;
    const screen = await mount(<AppHeader {...sample} />);
    const names = ['Notifications, 3 unread', 'Messages', 'Friend requests, 120 unread'];
    const shown = names.filter((name) => screen.getByRole('button', { name }).elements().length > 0);
    expect(shown).toEqual(names.slice(0, count));
    await expect.element(screen.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  });

  it('hides panels of a lower priority first', async () => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = '110%';
    const screen = await mount(<AppHeader {...sample} actions={panels('low', 'high', 'medium')} />);
    await expect.element(screen.getByRole('button', { name: 'Panel 2, 3 unread' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Panel/u }).elements()).toHaveLength(1);
  });
});
