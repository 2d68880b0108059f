import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TabNav, TabNavLink } from '../components/tab-nav/tab-nav.tsx';
import { expect, fn } from 'storybook/test';
import { FeedPost } from '../patterns/feed-post/feed-post.tsx';
import { sampleLike } from '../patterns/feed-post/sample-reactions.tsx';
import { samplePicture } from '../patterns/feed-post/samples.ts';
import { ProfileHeader } from '../patterns/profile-header/profile-header.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { InformationList } from '../patterns/information-list/information-list.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';
import { menuOn } from './samples.tsx';
import { Suggestions, Verse } from './side-cards.tsx';

const meta = {
  title: 'Pages/Profile',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

/** Another member's page, with the actions that are possible there. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () => (
    <MemberPage>
      <ThreeColumnLayout
        end={
          <Stack gap={5}>
            <InformationList
              items={[
                { term: 'Parish', value: 'Saint Casimir' },
                { term: 'Diocese', value: 'Oakland' },
                { term: 'Favourite saint', value: 'Faustina Kowalska' },
                { term: 'Here since', value: 'March 2021' },
              ]}
              title="About"
            />
            <Suggestions />
            <Verse />
          </Stack>
        }
        endLabel="About and suggestions"
        start={<SideMenu items={menuOn(undefined)} label="Community" />}
      >
        <Stack gap={5}>
          <ProfileHeader
            coverSrc={samplePicture(900, 600).src}
            friendsCount={128}
            friendsHref="#friends"
            headline="Saint Casimir, Diocese of Oakland"
            name="Irena Kowalska"
            relation={{
              friendship: 'none',
              onAdd: fn(),
              onCancelRequest: fn(),
              onAccept: fn(),
              onDecline: fn(),
              onFollowingChange: fn(),
              onMessage: fn(),
            }}
          />
          <TabNav label="Profile">
            <TabNavLink current href="#posts">
              Posts
            </TabNavLink>
            <TabNavLink href="#about">About</TabNavLink>
            <TabNavLink count={128} href="#friends">
              Friends
            </TabNavLink>
          </TabNav>
          <Heading level={2} size="lg">
            Posts
          </Heading>
          <FeedPost
            author={{ name: 'Irena Kowalska', href: '#irena' }}
            commentsCount={2}
            content="Forty loaves for the soup kitchen, and only one of them burnt."
            createdAt={new Date('2025-03-19T06:45:00Z')}
            id="loaves"
            reactions={[sampleLike(46)]}
            media={null}
            menu={[{ label: 'Hide', onSelect: fn() }]}
            onComment={fn()}
            onReact={fn()}
            onShare={fn()}
            shares={3}
            title="Bread"
          />
          <FeedPost
            author={{ name: 'Irena Kowalska', href: '#irena' }}
            commentsCount={5}
            content="We need two more voices for the Easter vigil, alto if possible. No audition, only Thursday evenings and some patience."
            createdAt={new Date('2025-03-12T18:20:00Z')}
            id="voices"
            reactions={[sampleLike(12, true)]}
            media={null}
            menu={[{ label: 'Hide', onSelect: fn() }]}
            onComment={fn()}
            onReact={fn()}
            onShare={fn()}
            shares={0}
            title="Who sings with us?"
          />
        </Stack>
      </ThreeColumnLayout>
    </MemberPage>
  ),
  play: isAPage,
};

/** The member's own page. It shows what others see, and what the member can edit. */
export const Own: StoryObj<typeof meta> = {
  render: () => (
    <MemberPage place="Profile">
      <ThreeColumnLayout end={<Verse />} start={<SideMenu items={menuOn(undefined)} label="Community" />}>
        <Stack gap={5}>
          <ProfileHeader
            friendsCount={12}
            friendsHref="#friends"
            headline="Saint Monica, Diocese of Springfield"
            name="Clare Navarro"
            onEdit={fn()}
            onEditAvatar={fn()}
            onEditCover={fn()}
          />
          <InformationList
            items={[
              { term: 'Parish', value: 'Saint Monica', visibility: 'members' },
              { term: 'Favourite saint', value: 'Cecilia', visibility: 'friends' },
              { term: 'ZIP code', value: '94110', visibility: 'onlyMe' },
              { term: 'Rite' },
            ]}
            title="About"
          />
        </Stack>
      </ThreeColumnLayout>
    </MemberPage>
  ),
  play: async (context) => {
    await isAPage(context);
    await expect(context.canvas.queryByRole('button', { name: 'Message' })).toBeNull();
    await expect(context.canvas.getByText('Not given')).toBeVisible();
  },
};
