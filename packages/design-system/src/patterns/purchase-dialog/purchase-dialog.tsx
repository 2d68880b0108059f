import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { useConfirm } from '../../components/confirm-dialog/confirm-context.ts';
import { CopyField } from '../../components/copy-field/copy-field.tsx';
import { DialogContent, DialogFooter, DialogRoot } from '../../components/dialog/dialog.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Stepper } from '../../components/stepper/stepper.tsx';
import { Text } from '../../components/text/text.tsx';
import { useMarketMessages } from '../../i18n/use-market-messages.ts';
import { useLocale } from '../../provider/design-system-context.ts';
import { formatPrice } from '../../utilities/format-price.ts';
import { Notes } from '../notes.tsx';

export type PurchaseStep = 'details' | 'payment';

export type PurchasePlan = {
  readonly name: string;
  /** The monthly price. */
  readonly price: number;
  readonly description?: string;
  /** The currency of the price, by its ISO 4217 code. */
  readonly currency?: string;
};

export type PurchaseDialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called to close the dialog. If there is unsaved input, the reader must confirm first. */
  onOpenChange: (open: boolean) => void;
  /** The chosen plan. */
  plan: PurchasePlan;
  /** The current step. */
  step: PurchaseStep;
  /** Called with the step to show. */
  onStepChange: (step: PurchaseStep) => void;
  /** The bank-transfer service, such as 'Zelle'. */
  serviceName: string;
  /** The email address to which the transfer is sent. */
  payee: string;
  /** The text in the transfer that identifies the payment: 'Apostle Plan Subscription'. */
  reference: string;
  /** Marks the reference as an example. The instructions will contain the final reference. */
  exampleReference?: boolean;
  /** Notes about paying. By default, the three notes about reference, transfer and activation. */
  notes?: readonly ReactNode[];
  /** Whether there is unsaved input. If so, the dialog asks before it closes. */
  dirty?: boolean;
  /** A PaymentForm whose Back button shows the step `details`. The form stays mounted during that step. */
  children: ReactNode;
};

/** The purchase of a plan in two steps: first the details of the transfer, then the details of the payer. */
export function PurchaseDialog({
  open,
  onOpenChange,
  plan,
  step,
  onStepChange,
  serviceName,
  payee,
  reference,
  exampleReference = false,
  notes,
  dirty = false,
  children,
}: PurchaseDialogProps) {
  const market = useMarketMessages();
  const locale = useLocale();
  const confirm = useConfirm();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  const price = formatPrice(plan.price, plan.currency ?? 'USD', locale);

  // Each step starts at its top. The pressed button no longer exists, so the heading gets the focus.
  useEffect(() => {
    if (!open) seen.current = step;
    if (seen.current === step) return;
    seen.current = step;
    content.current?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [open, step]);

  const handleOpenChange = async (next: boolean) => {
    const leaves =
      next ||
      !dirty ||
      (await confirm({
        title: market.discardTitle,
        description: market.discardText,
        confirmLabel: market.discard,
        cancelLabel: market.keepWriting,
        tone: 'danger',
      }));
    if (leaves) onOpenChange(next);
  };

  const headingOf = (name: PurchaseStep, text: string) => (
    <Heading
      id={`${id}${name}`}
      level={3}
      size="sm"
      tabIndex={-1}
      {...(name === step ? { ref: heading } : {})}
    >
      {text}
    </Heading>
  );

  return (
    <DialogRoot onOpenChange={(next) => void handleOpenChange(next)} open={open}>
      <DialogContent ref={content} title={market.completeSubscription(plan.name)}>
        <Stepper
          label={market.steps}
          current={step === 'details' ? 0 : 1}
          steps={[{ label: market.details }, { label: market.paymentWith(serviceName) }]}
        />
        <section aria-labelledby={`${id}details`} data-part="details" hidden={step !== 'details'}>
          <Stack gap={4}>
            {headingOf('details', market.transferDetails(serviceName))}
            <Stack align="baseline" data-part="plan" direction="row" gap={3} justify="between" wrap>
              <div>
                <Text serif size="lg">
                  {plan.name}
                </Text>
                {plan.description === undefined ? null : <Text tone="muted">{plan.description}</Text>}
              </div>
              <Text serif size="lg">
                {price} {market.perMonth}
              </Text>
            </Stack>
            <CopyField label={market.payTo(serviceName)} value={payee} wrap />
            <CopyField
              description={exampleReference ? market.exampleReferenceHint : undefined}
              label={market.referenceNote}
              value={reference}
              wrap
            />
            <Banner title={market.beforeYouPay} tone="warning">
              <Notes
                notes={notes ?? [market.exactReferenceNote, market.finalTransferNote, market.activationNote]}
              />
            </Banner>
            <DialogFooter>
              <Button onClick={() => onStepChange('payment')}>{market.next}</Button>
            </DialogFooter>
          </Stack>
        </section>
        <section aria-labelledby={`${id}payment`} data-part="payment" hidden={step !== 'payment'}>
          <Stack gap={4}>
            {headingOf('payment', market.paymentWith(serviceName))}
            {children}
          </Stack>
        </section>
      </DialogContent>
    </DialogRoot>
  );
}
