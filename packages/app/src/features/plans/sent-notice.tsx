import { useLingui } from '@lingui/react';
import { Banner } from '@parvis/design-system';
import { useEffect, useRef } from 'react';
import type { Payment } from './payment-cache.ts';

/**
 * The state of the payment. Until the server has sent the email, the notice says that the instructions are on their
 * way.
 */
export function SentNotice({ payment: { state } }: { payment: Payment }) {
  const { i18n } = useLingui();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The closing dialog restores the focus a moment later. The banner takes the focus after that.
    const timer = setTimeout(() => banner.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const texts: Partial<Record<Payment['state'], string>> = {
    requested: i18n._('Your payment is recorded. The instructions are on their way to your email.'),
    instructed: i18n._('Payment instructions sent to your email'),
    confirmed: i18n._('Your payment is confirmed. Thank you!'),
  };
  const text = texts[state];
  return text === undefined ? null : (
    <Banner ref={banner} role="alert" tabIndex={-1} tone={state === 'requested' ? 'info' : 'success'}>
      {text}
    </Banner>
  );
}
