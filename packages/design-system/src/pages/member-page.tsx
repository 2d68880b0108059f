import { useState, type ReactNode } from 'react';
import { Button } from '../components/button/button.tsx';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Sheet } from '../components/sheet/sheet.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { IconArrowUp } from '../icons/arrow-up.tsx';
import { IconBell } from '../icons/bell.tsx';
import { IconLogout } from '../icons/logout.tsx';
import { IconMessage } from '../icons/message.tsx';
import { IconStore } from '../icons/store.tsx';
import { IconUserPlus } from '../icons/user-plus.tsx';
import { IconUser } from '../icons/user.tsx';
import { IconUsers } from '../icons/users.tsx';
import { fn } from 'storybook/test';
import { AppHeader } from '../patterns/app-header/app-header.tsx';
import { BottomBar } from '../patterns/bottom-bar/bottom-bar.tsx';
import { PageLayout } from '../patterns/page-layout/page-layout.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { HeaderPanels } from './header-panels.tsx';
import { PeopleSearch } from './people-search.tsx';
import { menuOn, placesOn, type MenuPlace, type Place } from './samples.tsx';
import { useFitsWidth } from './use-fits-width.ts';

type MemberPageProps = {
  /** The entry of the bottom bar that is the current page. */
  place?: Place;
  /** The entry of the side menu that is the current page. */
  menuPlace?: MenuPlace;
  children: ReactNode;
};

const logOut = fn();

const upgrade = {
  href: '#plans',
  label: 'Upgrade Plan',
  icon: <IconArrowUp />,
  variant: 'secondary',
} as const;
const toMarketplace = {
  href: '#marketplace',
  label: 'Marketplace',
  icon: <IconStore />,
  variant: 'ghost',
} as const;
const toCommunity = {
  href: '#community',
  label: 'Community',
  icon: <IconUsers />,
  variant: 'ghost',
} as const;

/**
 * The pages with the content of the header's panels. The menu links to these pages, because a narrow header has no room
 * for the panels.
 */
const panelPlaces = [
  { href: '#notifications', label: 'Notifications', icon: <IconBell /> },
  { href: '#requests', label: 'Friend requests', icon: <IconUserPlus /> },
  { href: '#messages', label: 'Messages', icon: <IconMessage /> },
];

/** A page for logged-in members. The menu contains the entries that do not fit into the header. */
export function MemberPage({ place, menuPlace, children }: MemberPageProps) {
  const [menu, setMenu] = useState(false);
  const linksFit = useFitsWidth(42);
  const searchFits = useFitsWidth(64);
  return (
    <PageLayout
      bottomBar={<BottomBar items={placesOn(place)} label="Main places" />}
      header={
        <AppHeader
          actions={<HeaderPanels />}
          homeHref="#home"
          links={linksFit ? [upgrade, place === 'Store' ? toCommunity : toMarketplace] : []}
          menuLabel="Menu"
          onMenu={() => setMenu(true)}
          profile={{
            name: 'Clare Navarro',
            label: 'Profile',
            items: [
              { label: 'My Profile', href: '#profile', icon: <IconUser /> },
              { label: 'Logout', onSelect: logOut, icon: <IconLogout /> },
            ],
          }}
          start={
            searchFits ? (
              <div style={{ maxInlineSize: '20rem', marginInlineStart: 'var(--ds-space-5)' }}>
                <PeopleSearch />
              </div>
            ) : null
          }
        />
      }
    >
      {children}
      <Sheet onOpenChange={setMenu} open={menu} side="end" title="Menu">
        <Stack gap={5}>
          <PeopleSearch />
          <SideMenu items={[...menuOn(menuPlace), ...panelPlaces]} label="Places" />
          <Stack gap={3}>
            <ButtonLink fullWidth href="#plans" variant="secondary">
              Upgrade Plan
            </ButtonLink>
            <Button fullWidth leadingIcon={<IconLogout />} onClick={logOut} variant="ghost">
              Logout
            </Button>
          </Stack>
        </Stack>
      </Sheet>
    </PageLayout>
  );
}
