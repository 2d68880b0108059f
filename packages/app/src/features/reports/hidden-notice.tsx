import { Banner, Link, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

/** Explains that content is hidden from others, and links its author to the decision. */
export function HiddenNotice({ isOwn }: { isOwn: boolean }) {
  const { i18n } = useLingui();
  return (
    <Banner title={i18n._('Hidden by our moderators')} tone="warning">
      {isOwn ? (
        <Stack align="start" gap={1}>
          <Text>{i18n._('Only you and the staff can see it.')}</Text>
          <Link href="/reports?list=decisions" standalone>
            {i18n._('See why, and appeal')}
          </Link>
        </Stack>
      ) : (
        i18n._('Only its author and the staff can see it.')
      )}
    </Banner>
  );
}
