import { Container, Heading, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMember } from '../../app-context.tsx';
import { errorsByField } from '../../platform/field-errors.ts';
import { useFocusRestoration } from '../../platform/use-focus-restoration.ts';
import { useTitle } from '../../router/use-title.ts';
import { CommunityLayout } from '../../shell/community-layout.tsx';
import { PublicData } from '../publications/index.ts';
import { massPath, massQuestion, readMassFilters } from './mass-filters.ts';
import { MassForm } from './mass-form.tsx';
import { MassResults } from './mass-results.tsx';
import { useMasses } from './use-masses.ts';

function MassLayout({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  if (isMember) return <CommunityLayout>{children}</CommunityLayout>;
  return (
    <Container page size="md">
      {children}
    </Container>
  );
}

function Masses() {
  const { i18n } = useLingui();
  const member = useMember();
  const [address] = useSearchParams();
  const filters = readMassFilters(address, member?.zip ?? '');
  const query = useMasses(filters);
  const errors = query.isFetching ? {} : errorsByField(query.error);
  const isAsked = massQuestion(filters) !== null;
  useTitle(i18n._('Find a Mass'));
  useFocusRestoration();

  return (
    <MassLayout isMember={member !== null}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{i18n._('Find a Mass')}</Heading>
          <Text measure tone="muted">
            {i18n._('Masses near your ZIP code, by day, time and language, with confession before.')}
          </Text>
        </Stack>
        {/* The fields follow the address, so another address has another form. */}
        <MassForm errors={errors} filters={filters} key={massPath(filters)} />
        {isAsked && Object.keys(errors).length === 0 ? <MassResults filters={filters} query={query} /> : null}
      </Stack>
    </MassLayout>
  );
}

/** Finds Masses near a ZIP code, for members and visitors. */
export function MassScreen() {
  return (
    <PublicData>
      <Masses />
    </PublicData>
  );
}
