import { Stack, Tab, TabList, TabPanel, TabsRoot } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { MemberPosts } from '../feed/index.ts';
import { type Profile, fullName } from '../people/index.ts';
import { FriendsTab } from './friends-tab.tsx';
import { InformationTab } from './information-tab.tsx';
import { OthersHeader } from './others-header.tsx';
import { OwnHeader } from './own-header.tsx';
import { useProfileTab } from './profile-tabs.ts';

export function MemberProfile({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const [tab, chooseTab] = useProfileTab();
  return (
    <Stack gap={5}>
      {profile.relation === null ? (
        <OwnHeader profile={profile} />
      ) : (
        <OthersHeader profile={profile} relation={profile.relation} />
      )}
      <TabsRoot value={tab} onValueChange={chooseTab}>
        <TabList label={i18n._('Parts of the profile')}>
          <Tab value="posts">{i18n._('Posts')}</Tab>
          <Tab value="information">{i18n._('Information')}</Tab>
          <Tab value="friends" count={profile.friends}>
            {i18n._('Friends')}
          </Tab>
        </TabList>
        {/* Not mounted while hidden, because a list of posts reacts to the scrolling of the page. */}
        <TabPanel value="posts">
          {tab === 'posts' && <MemberPosts authorId={profile._id} name={fullName(profile)} />}
        </TabPanel>
        <TabPanel value="information" lazy>
          <InformationTab profile={profile} />
        </TabPanel>
        <TabPanel value="friends" lazy>
          <FriendsTab profile={profile} />
        </TabPanel>
      </TabsRoot>
    </Stack>
  );
}
