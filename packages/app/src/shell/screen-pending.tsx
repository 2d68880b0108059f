import { useLingui } from '@lingui/react';
import { Container, Spinner, Stack } from '@parvis/design-system';

/** Stands in the page while the code of its screen arrives. */
export function ScreenPending() {
  const { i18n } = useLingui();
  return (
    <Container size="sm">
      <Stack align="center" gap={8}>
        <Spinner size="lg" label={i18n._('Loading…')} />
      </Stack>
    </Container>
  );
}
