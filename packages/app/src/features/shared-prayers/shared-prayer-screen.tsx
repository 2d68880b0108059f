import {
  Badge,
  Banner,
  Button,
  Container,
  Field,
  Heading,
  InformationList,
  Link,
  NativeSelect,
  ProgressBar,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { profilePath } from '../people/index.ts';
import { ReadingState } from '../publications/index.ts';
import { SharedPrayerSlots } from './shared-prayer-slots.tsx';
import { kindLabels, progressText, whenText } from './shared-prayer-words.ts';
import type { RemindMinutes, SharedPrayer } from './shared-prayers.ts';
import { useSharedPrayers } from './use-shared-prayers.ts';
import { useSlotActions } from './use-slot-actions.ts';

function Facts({ prayer }: { prayer: SharedPrayer }) {
  const { i18n } = useLingui();
  const { starter, group, parish, postId } = prayer;
  const audience = {
    friends: i18n._('Friends'),
    group: group?.name ?? i18n._('Group'),
    parish: i18n._('Parish'),
  }[prayer.audience];
  return (
    <InformationList
      items={[
        { term: i18n._('When'), value: whenText(i18n, prayer) },
        {
          term: i18n._('Started by'),
          value: (
            <Link href={profilePath(starter._id)}>
              {starter.first_name} {starter.last_name}
            </Link>
          ),
        },
        { term: i18n._('Who can join'), value: audience },
        ...(parish === null
          ? []
          : [
              {
                term: i18n._('Where'),
                value: <Link href={`/parish/${parish._id}`}>{parish.name}</Link>,
              },
            ]),
        ...(postId === null
          ? []
          : [
              {
                term: i18n._('Intention'),
                value: <Link href={`/post/${postId}`}>{i18n._('See the prayer intention')}</Link>,
              },
            ]),
      ]}
    />
  );
}

function PrayerPage({ prayer }: { prayer: SharedPrayer }) {
  const { i18n } = useLingui();
  const actions = useSlotActions(prayer);
  const [minutes, setMinutes] = useState<RemindMinutes>(60);
  const { abilities, kind, slots, state, taken } = prayer;
  useTitle(prayer.title);
  return (
    <Container page size="md">
      <Stack gap={6}>
        <Stack align="start" gap={3}>
          <Link href="/prayers?of=together" standalone>
            {i18n._('All shared prayers')}
          </Link>
          <Badge>{kindLabels(i18n)[kind]}</Badge>
          <Heading level={1}>{prayer.title}</Heading>
          {prayer.intention === '' ? null : <Text measure>{prayer.intention}</Text>}
        </Stack>
        {state === 'open' ? null : (
          <Banner
            title={
              state === 'cancelled' ? i18n._('This prayer is canceled.') : i18n._('This prayer has ended.')
            }
            tone="info"
          />
        )}
        <Facts prayer={prayer} />
        <Stack gap={3}>
          <Heading level={2}>{i18n._('Slots')}</Heading>
          <Text>{progressText(i18n, prayer)}</Text>
          <ProgressBar label={i18n._('Slots that are taken')} value={(taken / slots) * 100} />
          {kind === 'adoration' && abilities.take ? (
            <Field label={i18n._('Remind me')}>
              <NativeSelect
                onChange={({ currentTarget }) => setMinutes(currentTarget.value === '30' ? 30 : 60)}
                options={[
                  { value: '60', label: i18n._('An hour before') },
                  { value: '30', label: i18n._('Half an hour before') },
                ]}
                value={String(minutes)}
              />
            </Field>
          ) : null}
          <SharedPrayerSlots actions={actions} minutes={minutes} prayer={prayer} />
        </Stack>
        {abilities.close ? (
          <Stack direction="row" gap={3} wrap>
            <Button
              loading={actions.pending === 'ended'}
              onClick={() => void actions.end()}
              variant="secondary"
            >
              {i18n._('End the prayer')}
            </Button>
            <Button
              loading={actions.pending === 'cancelled'}
              onClick={() => void actions.cancel()}
              variant="danger"
            >
              {i18n._('Cancel the prayer')}
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </Container>
  );
}

function PrayerById({ id }: { id: string }) {
  const { i18n } = useLingui();
  const query = useQuery(useSharedPrayers().prayerQuery(id));
  return (
    <ReadingState
      back={{ href: '/prayers?of=together', label: i18n._('All shared prayers') }}
      failure={i18n._('The prayer could not be loaded')}
      notFoundText={i18n._('This prayer is no longer available.')}
      query={query}
      title={i18n._('Shared prayer')}
    >
      {(prayer) => <PrayerPage prayer={prayer} />}
    </ReadingState>
  );
}

/** The shared prayer whose id is in the URL. */
export function SharedPrayerScreen() {
  const id = useIdInPath() ?? '';
  return <PrayerById id={id} key={id} />;
}
