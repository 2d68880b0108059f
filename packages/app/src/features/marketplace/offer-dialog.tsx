import { DialogContent, DialogRoot, Field, Stack, TextInput } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormError } from '../../forms/form-error.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { languageTag } from '../../i18n/languages.ts';
import { errorText } from '../../platform/error-text.ts';
import { errorsByField, type FieldErrors } from '../../platform/field-errors.ts';
import { useWrite } from '../../platform/use-write.ts';
import { fullName } from '../people/index.ts';
import type { Listing } from './listing-cache.ts';
import { priceText, readPrice, writePrice } from './price-field.ts';
import { dollars } from './offer-note.ts';
import { useMarketplace } from './use-marketplace.ts';

interface OfferDialogProps {
  listing: Listing;
  /** Called with the error if the offer is refused, because the owner can have changed the listing meanwhile. */
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

function faultOf(i18n: I18n, amount: ReturnType<typeof readPrice>): string | undefined {
  if (amount === 'missing' || amount === 0) return i18n._('Please enter how much you offer.');
  return typeof amount === 'number' ? undefined : priceText(i18n)[amount]();
}

/** Asks for the amount that the member offers for a listing. It starts with the last offer, or else with the price. */
export function OfferDialog({ listing, onFailed, onClose }: OfferDialogProps) {
  const { i18n } = useLingui();
  const { listings, showToast } = useMarketplace();
  const { _id: id, owner, price, yourOffer } = listing;
  const language = languageTag(i18n.locale);
  const [text, setText] = useState(() => writePrice(yourOffer?.amount ?? price, language));
  // An object, so that the field takes the focus also if the same error comes again.
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const { pending, write } = useWrite<'send'>();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (errors['amount'] !== undefined) field.current?.focus();
  }, [errors]);

  const send = async (amount: number) => {
    await listings.makeOffer(id, amount);
    showToast(i18n._('Your offer is sent.'));
    onClose();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const amount = readPrice(text, language);
    const fault = faultOf(i18n, amount);
    setErrors(fault === undefined ? {} : { amount: fault });
    if (typeof amount !== 'number' || fault !== undefined) return;
    void write(
      'send',
      () => send(amount),
      (error) => {
        const refused = errorsByField(error);
        setErrors(refused);
        if (refused['amount'] === undefined)
          setFailure(errorText(i18n, error, i18n._('Your offer could not be sent')));
        onFailed(error);
      },
    );
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="sm"
        title={i18n._('Make an offer')}
        description={i18n._(
          '{name} asks for {price}. If {name} accepts your offer, the listing is reserved for you.',
          { name: fullName(owner), price: dollars(i18n, price) },
        )}
      >
        <form noValidate onSubmit={submit}>
          <Stack gap={4}>
            <FormError message={failure} />
            <Field
              label={i18n._('Your offer in dollars')}
              description={i18n._('Only you and the seller see your offer.')}
              error={errors['amount']}
              required
            >
              <TextInput
                autoComplete="off"
                inputMode="decimal"
                onChange={(event) => setText(event.target.value)}
                ref={field}
                value={text}
              />
            </Field>
          </Stack>
          <FormFooter isSending={pending !== null} onCancel={onClose} submitLabel={i18n._('Send offer')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
