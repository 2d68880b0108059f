import { Button, ButtonLink, EmptyState, IconHandsPraying, IconEdit } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { IntentionChoice } from './feed.ts';

interface EmptyPrayersProps {
  choice: IntentionChoice;
  /** Opens the composer. */
  onAsk: () => void;
}

/** Shown if a list has no prayer intentions, with the next step. */
export function EmptyPrayers({ choice, onAsk }: EmptyPrayersProps) {
  const { i18n } = useLingui();
  const ask = (
    <Button leadingIcon={<IconEdit />} onClick={onAsk}>
      {i18n._('Ask for prayer')}
    </Button>
  );
  const texts: Record<IntentionChoice, { title: string; description: string; action: ReactNode }> = {
    all: {
      title: i18n._('No prayer intentions yet'),
      description: i18n._('Ask your parish, your friends and your groups to pray for you.'),
      action: ask,
    },
    parish: {
      title: i18n._('No prayer intentions from your parish'),
      description: i18n._('You see people here whose profile shows the same parish as yours.'),
      action: <ButtonLink href="/profile?tab=information">{i18n._('Check your parish')}</ButtonLink>,
    },
    friends: {
      title: i18n._('No prayer intentions from your friends'),
      description: i18n._('The intentions of your friends appear here.'),
      action: <ButtonLink href="/profile?tab=friends">{i18n._('See your friends')}</ButtonLink>,
    },
    groups: {
      title: i18n._('No prayer intentions in your groups'),
      description: i18n._('Join a group that prays together.'),
      action: <ButtonLink href="/groups">{i18n._('Find a group')}</ButtonLink>,
    },
    mine: {
      title: i18n._('You have not asked for prayer yet'),
      description: i18n._('Others can pray for you when they know your intention.'),
      action: ask,
    },
    answered: {
      title: i18n._('No answered prayers yet'),
      description: i18n._('When a prayer is answered, its author can give thanks here.'),
      action: <ButtonLink href="/prayers">{i18n._('See all intentions')}</ButtonLink>,
    },
  };
  return <EmptyState icon={<IconHandsPraying size="lg" />} {...texts[choice]} />;
}
