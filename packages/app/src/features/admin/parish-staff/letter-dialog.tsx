import {
  Button,
  DialogContent,
  DialogFooter,
  DialogRoot,
  Skeleton,
  Stack,
  Text,
  Time,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { FormError } from '../../../forms/form-error.tsx';
import { errorText } from '../../../platform/error-text.ts';
import { newId } from '../../../platform/new-id.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { fullName } from '../../people/index.ts';
import { adminKeys } from '../admin-keys.ts';
import type { Claim } from './claim-labels.ts';

interface LetterDialogProps {
  claim: Claim;
  onClose: () => void;
}

/** The letter with the code, to print and send. The server shows the code only once. */
export function LetterDialog({ claim: { _id: id }, onClose }: LetterDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [opening] = useState(newId);
  const { data, error } = useQuery({
    // Each opening creates a new code, because the old one is not stored.
    queryKey: adminKeys.one('parish-claim-letters', `${id} ${opening}`),
    queryFn: async () =>
      unwrap(await api.POST('/admin/parish-claims/{id}/letter', { params: { path: { id } } })),
    gcTime: 0,
    retry: false,
    staleTime: Infinity,
  });
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md" title={i18n._('Letter to the parish')}>
        <Stack gap={4}>
          {error === null ? null : (
            <FormError message={errorText(i18n, error, i18n._('The letter could not be created'))} />
          )}
          {data === undefined && error === null ? <Skeleton height="12rem" shape="block" /> : null}
          {data === undefined ? null : (
            <Stack gap={3}>
              <Stack gap={0}>
                <Text weight="semibold">{data.claim.parish.title}</Text>
                <Text>{data.claim.parish.address}</Text>
                <Text>{`${data.claim.parish.town}, ${data.claim.parish.state} ${data.claim.parish.zip}`}</Text>
              </Stack>
              <Text>
                {i18n._(
                  '{name} ({position}) would like to look after the page of your parish on Parvis. If this is right, please give them this code:',
                  { name: fullName(data.claim.user), position: data.claim.position },
                )}
              </Text>
              <Text size="lg" weight="semibold">
                {data.code}
              </Text>
              <Text>
                {i18n._('They enter it on this page:')}{' '}
                {new URL(`/parish/claim/${data.claim.parish._id}`, location.href).href}
              </Text>
              {data.claim.codeExpiresAt === null ? null : (
                <Text>
                  {i18n._('The code works until')} <Time format="date" value={data.claim.codeExpiresAt} />
                </Text>
              )}
            </Stack>
          )}
        </Stack>
        <DialogFooter>
          <Button onClick={onClose} variant="secondary">
            {i18n._('Close')}
          </Button>
          <Button disabled={data === undefined} onClick={() => window.print()}>
            {i18n._('Print')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
