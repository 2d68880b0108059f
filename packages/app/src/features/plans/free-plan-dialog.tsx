import { Button, DialogContent, DialogFooter, DialogRoot } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import type { Plan, Subscription } from './payment-cache.ts';

interface FreePlanDialogProps {
  plan: Plan;
  /** The member's current subscription. Undefined while it loads. */
  subscription: Subscription | undefined;
  onClose: () => void;
}

/** Explains that a free plan needs no payment, and what happens to the member's current plan. */
export function FreePlanDialog({ plan, subscription, onClose }: FreePlanDialogProps) {
  const { i18n } = useLingui();
  const last = subscription?.periods.at(-1);
  const sentences = [
    i18n._('This plan is free: you have everything it offers without paying.'),
    ...(last === undefined
      ? []
      : [
          i18n._(
            'Your paid plan continues until {date}. After that you have {plan} again unless you pay for another month.',
            {
              date: i18n.date(last.endsAt, { dateStyle: 'long' }),
              plan: plan.name,
            },
          ),
        ]),
  ];
  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        description={sentences.join(' ')}
        size="sm"
        title={i18n._('{plan} costs nothing', { plan: plan.name })}
      >
        <DialogFooter>
          <Button onClick={onClose}>{i18n._('Close')}</Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
