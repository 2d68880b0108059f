import { Link } from '../components/link/link.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { IconCalendar } from '../icons/calendar.tsx';
import { IconUserPlus } from '../icons/user-plus.tsx';
import { IconUsers } from '../icons/users.tsx';
import { FriendRequestList } from '../patterns/friend-request-list/friend-request-list.tsx';
import { PeopleList } from '../patterns/people-list/people-list.tsx';
import { timeOfDay } from '../patterns/person-row/samples.ts';
import { SideCard } from '../patterns/side-card/side-card.tsx';
import { VerseCard } from '../patterns/verse-card/verse-card.tsx';
import { useFriendRequests } from './header-panels.tsx';
import { suggestions } from './samples.tsx';

export const Verse = () => (
  <VerseCard
    reference="Matthew 18:20"
    text="For where there are two or three gathered together in my name, there am I in the midst of them."
    title="Verse of the Day"
  />
);

export const Events = () => (
  <SideCard
    action={
      <Link href="#events" standalone>
        All events
      </Link>
    }
    icon={<IconCalendar />}
    title="Upcoming Events"
  >
    <Stack as="ul" gap={3} role="list">
      <li>
        <Text weight="semibold">Rosary for peace</Text>
        <Text size="sm" tone="muted">
          Friday, 7:00 PM, Saint Monica
        </Text>
      </li>
      <li>
        <Text weight="semibold">Vespers with the choir</Text>
        <Text size="sm" tone="muted">
          Sunday, 6:00 PM, Saint Casimir
        </Text>
      </li>
    </Stack>
  </SideCard>
);

export const Suggestions = () => (
  <SideCard icon={<IconUsers />} title="Suggestions for You">
    <PeopleList emptyText="No Suggestions Available" label="Suggestions for You" people={suggestions} />
  </SideCard>
);

export function Requests() {
  const { requests, onAccept, onDecline } = useFriendRequests();
  return (
    <SideCard icon={<IconUserPlus />} title="Friend requests">
      <FriendRequestList
        emptyText="No friend requests"
        formatTime={timeOfDay}
        label="Friend requests"
        onAccept={onAccept}
        onDecline={onDecline}
        requests={requests}
      />
    </SideCard>
  );
}
