import { Button, DialogContent, DialogRoot, RadioGroup, Skeleton, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useApp } from '../../app-context.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { errorText } from '../../platform/error-text.ts';
import { unwrap } from '../../platform/unwrap.ts';
import { everyMarketplaceKey } from '../listings/index.ts';
import { fullName } from '../people/index.ts';

interface ReserveDialogProps {
  listingId: string;
  isSending: boolean;
  /** Called with the chosen member, or with null for nobody in particular. */
  onReserve: (memberId: string | null) => void;
  onClose: () => void;
}

const nobody = '';

/** Asks for whom the owner reserves a listing. The members who wrote about it or made an offer can be chosen. */
export function ReserveDialog({ listingId, isSending, onReserve, onClose }: ReserveDialogProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [chosen, setChosen] = useState(nobody);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...everyMarketplaceKey, 'enquirers', listingId],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/marketplace/enquirers/{id}', { params: { path: { id: listingId } }, signal }))
        .members,
    // A member can have written since the dialog was last open.
    staleTime: 0,
    gcTime: 0,
  });
  const members = data ?? [];
  const options = [
    { value: nobody, label: i18n._('Nobody in particular') },
    ...members.map((member) => ({ value: member._id, label: fullName(member) })),
  ];

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) onReserve(chosen === nobody ? null : chosen);
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={i18n._('Reserve this listing')}
        description={i18n._(
          'It stays in the marketplace as reserved. Only you and this person see for whom.',
        )}
      >
        <form onSubmit={submit}>
          <Stack gap={4}>
            <RadioGroup
              label={i18n._('For whom?')}
              options={options}
              value={chosen}
              onValueChange={setChosen}
              description={
                data !== undefined && members.length === 0
                  ? i18n._('Members who write to you about this listing or make an offer appear here.')
                  : undefined
              }
            />
            {isPending && error === null ? <Skeleton height="2.75rem" shape="block" /> : null}
            {data === undefined && error !== null ? (
              <Stack align="start" gap={2} role="alert">
                <Text tone="danger">
                  {errorText(i18n, error, i18n._('The members who wrote to you could not be loaded'))}
                </Text>
                <Button onClick={() => void refetch()} size="sm" variant="secondary">
                  {i18n._('Try again')}
                </Button>
              </Stack>
            ) : null}
          </Stack>
          <FormFooter isSending={isSending} onCancel={onClose} submitLabel={i18n._('Reserve')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
