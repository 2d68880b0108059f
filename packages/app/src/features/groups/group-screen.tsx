import {
  Container,
  EmptyState,
  IconLock,
  Stack,
  Tab,
  TabList,
  TabPanel,
  TabsRoot,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { GroupPosts } from '../feed/index.ts';
import { ReadingState } from '../publications/index.ts';
import { GroupHeader } from './group-header.tsx';
import { GroupMembers } from './group-members.tsx';
import type { Group } from './groups.ts';
import { useGroups } from './use-groups.ts';

/** The current tab, stored in the URL. Changing the tab replaces the history entry. */
function useGroupTab(): ['posts' | 'members', (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (tab: string) => setSearch(tab === 'members' ? { tab } : {}, { replace: true });
  return [search.get('tab') === 'members' ? 'members' : 'posts', choose];
}

function GroupParts({ group }: { group: Group }) {
  const { i18n } = useLingui();
  const [tab, chooseTab] = useGroupTab();
  const { requests, members, abilities } = group;
  return (
    <TabsRoot onValueChange={chooseTab} value={tab}>
      <TabList label={i18n._('Parts of the group')}>
        <Tab value="posts">{i18n._('Posts')}</Tab>
        <Tab count={requests > 0 ? requests : members} value="members">
          {requests > 0 ? i18n._('Members and requests') : i18n._('Members')}
        </Tab>
      </TabList>
      {/* Not mounted while hidden, because a list of posts reacts to the scrolling of the page. */}
      <TabPanel value="posts">
        {tab === 'posts' && <GroupPosts groupId={group._id} mayPost={abilities.post} name={group.name} />}
      </TabPanel>
      <TabPanel lazy value="members">
        <GroupMembers group={group} />
      </TabPanel>
    </TabsRoot>
  );
}

function GroupPage({ group }: { group: Group }) {
  const { i18n } = useLingui();
  useTitle(group.name);
  return (
    <Container page size="md">
      <Stack gap={6}>
        <GroupHeader group={group} />
        {group.abilities.read ? (
          <GroupParts group={group} />
        ) : (
          <EmptyState
            description={i18n._('Only people a moderator accepts can see its members and posts.')}
            icon={<IconLock size="lg" />}
            title={i18n._('This group is for its members')}
          />
        )}
      </Stack>
    </Container>
  );
}

function GroupById({ id }: { id: string }) {
  const { i18n } = useLingui();
  const query = useQuery(useGroups().groupQuery(id));
  return (
    <ReadingState
      back={{ href: '/groups', label: i18n._('All groups') }}
      failure={i18n._('The group could not be loaded')}
      notFoundText={i18n._('This group no longer exists.')}
      query={query}
      title={i18n._('Group')}
    >
      {(group) => <GroupPage group={group} />}
    </ReadingState>
  );
}

/** The group whose id is in the URL. */
export function GroupScreen() {
  const id = useIdInPath() ?? '';
  return <GroupById id={id} key={id} />;
}
