import { Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface ParishFollowersProps {
  followers: number;
  /** The number of followers who have made the parish their own. */
  members: number;
}

/** How many members follow the parish. The staff sees only numbers. */
export function ParishFollowers({ followers, members }: ParishFollowersProps) {
  const { i18n } = useLingui();
  return (
    <Text tone="muted">
      {followers === 0
        ? i18n._('Nobody follows this parish yet. A printed poster invites people to follow it.')
        : `${i18n._('{count, plural, one {# member follows this parish.} other {# members follow this parish.}}', { count: followers })} ${i18n._('{count, plural, one {# calls it their own parish.} other {# call it their own parish.}}', { count: members })}`}
    </Text>
  );
}
