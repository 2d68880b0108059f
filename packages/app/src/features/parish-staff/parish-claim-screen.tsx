import { Container, Heading, Link, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useIdInPath } from '../../router/id-in-path.ts';
import { useTitle } from '../../router/use-title.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimState } from './claim-state.tsx';
import { Loaded } from './loaded.tsx';
import { OwnRole } from './own-role.tsx';
import { useParishStaff, type ClaimAnswer } from './parish-staff.ts';

const isOpen = ({ claim }: ClaimAnswer): boolean => claim?.state === 'unproved' || claim?.state === 'proved';

function ClaimPage({ id }: { id: string }) {
  const { i18n } = useLingui();
  const staff = useParishStaff(id);
  const query = useQuery(staff.claimQuery);
  const title = i18n._('Look after this parish');
  useTitle(title);
  return (
    <Container page size="sm">
      <Stack gap={5}>
        <Link href={`/parish/${id}`} standalone>
          {i18n._('Back to the parish')}
        </Link>
        <Heading level={1}>{title}</Heading>
        <Loaded failure={i18n._('The claim could not be loaded')} query={query}>
          {(answer) => (
            <Stack gap={5}>
              {answer.canEdit ? <OwnRole answer={answer} id={id} staff={staff} /> : null}
              {answer.claim === null || answer.scope === 'parish' ? null : (
                <ClaimState claim={answer.claim} staff={staff} />
              )}
              {answer.scope !== 'none' || isOpen(answer) ? null : (
                <ClaimForm domains={answer.domains} staff={staff} />
              )}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Container>
  );
}

/** The claim of the parish whose id is in the URL, and the member's role for it. */
export function ParishClaimScreen() {
  const id = useIdInPath() ?? '';
  return <ClaimPage id={id} key={id} />;
}
