import { Button, Card, Heading, LinkedText, Stack, Text, Time } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { fullName } from '../people/index.ts';
import { Loaded } from './loaded.tsx';
import type { Managed, ParishStaff } from './parish-staff.ts';

interface ParishConfirmationProps {
  publication: Managed;
  staff: ParishStaff;
}

/** The mistakes that members have reported, and the button that confirms the page and answers them. */
export function ParishConfirmation({ publication: { confirmedAt }, staff }: ParishConfirmationProps) {
  const { i18n } = useLingui();
  const { showToast } = createToasts(useApp());
  const { pending, write } = useWrite<'confirm'>();
  const query = useQuery(staff.correctionsQuery);
  const confirm = () =>
    write(
      'confirm',
      async () => {
        await staff.confirm();
        showToast(i18n._('The page is confirmed.'));
      },
      i18n._('The confirmation could not be saved'),
    );
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {i18n._('Reported corrections')}
        </Heading>
        <Loaded failure={i18n._('The corrections could not be loaded')} query={query}>
          {(corrections) =>
            corrections.length === 0 ? (
              <Text tone="muted">{i18n._('Nobody has reported a mistake on this page.')}</Text>
            ) : (
              <Stack as="ul" gap={4} role="list">
                {corrections.map(({ user, note, createdAt }) => (
                  <Stack as="li" gap={1} key={user._id}>
                    <Text dir="auto" multiline>
                      {note === '' ? (
                        i18n._('A member reported a mistake without saying what it is.')
                      ) : (
                        <LinkedText>{note}</LinkedText>
                      )}
                    </Text>
                    <Text size="sm" tone="muted">
                      {fullName(user)}, <Time format="datetime" value={createdAt} />
                    </Text>
                  </Stack>
                ))}
              </Stack>
            )
          }
        </Loaded>
        <Text size="sm" tone="muted">
          {i18n._('Last confirmed')} <Time format="date" value={confirmedAt} />
        </Text>
        <Stack align="start">
          <Button loading={pending !== null} onClick={() => void confirm()} size="sm" variant="secondary">
            {i18n._('Everything is right')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
