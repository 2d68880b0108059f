import type { Language } from '../../platform/language.ts';
import { i18n } from '../../platform/i18n.ts';
import { dollarsOf } from '../../platform/money.ts';

/** Formats an amount in the same way as the site, so that emails and pages agree. */
export function money(cents: number, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(dollarsOf(cents));
}

export const texts = {
  hello: (name: string) => i18n._('Hello {name},', { name }),
  amount: i18n._('Amount'),
  service: i18n._('Service'),
  to: i18n._('To'),
  memo: i18n._('Memo'),
  before: i18n._('Before'),
  reference: i18n._('Reference'),
  plan: i18n._('Plan'),
  from: i18n._('From'),
  until: i18n._('Until'),
  paidOn: i18n._('Received on'),
  note: i18n._('Note'),
  seePlans: i18n._('See my plan'),
  seePayment: i18n._('See this payment'),
  instructions: {
    subject: (plan: string | null) =>
      plan === null ? i18n._('How to send your gift') : i18n._('How to pay for your {plan} plan', { plan }),
    lead: (service: string) => i18n._('Please send this transfer with {service}:', { service }),
    hints: [
      i18n._(
        'Copy the memo exactly as it is written here: its reference tells us that the transfer is yours.',
      ),
      i18n._('Only US bank accounts are accepted.'),
      i18n._('The plan is active within 24 hours after the payment is confirmed.'),
    ],
    afterwards: i18n._('As soon as we have the transfer, we will send you a receipt.'),
    warning: i18n._(
      'A transfer cannot be undone. Compare the address and the amount before you send it, and never share passwords, codes or account numbers with anybody.',
    ),
  },
  confirmed: {
    subject: (plan: string | null) =>
      plan === null
        ? i18n._('Thank you for your gift')
        : i18n._('Receipt: your {plan} plan is paid', { plan }),
    lead: i18n._('Thank you! Your transfer has arrived. This is your receipt:'),
    gift: i18n._('Thank you! Your gift has arrived. This is your receipt:'),
  },
  rejected: {
    subject: i18n._('Your payment could not be accepted'),
    lead: i18n._('We could not accept a transfer for this payment. Your plan has not changed.'),
    gift: i18n._('We could not accept a transfer for this gift.'),
  },
  expired: {
    subject: i18n._('Your payment has expired'),
    lead: i18n._(
      'We did not receive a transfer for this payment in time, so it is closed. If you have sent one, you do not have to do anything: we will still accept it when it arrives. Otherwise, you can choose a plan again at any time.',
    ),
    gift: i18n._(
      'We did not receive a transfer for this gift in time, so it is closed. If you have sent one, you do not have to do anything: we will still accept it when it arrives.',
    ),
  },
  refunded: {
    subject: i18n._('Your payment has been refunded'),
    lead: i18n._('We have refunded this payment. The time it paid for is no longer part of your plan.'),
    gift: i18n._('We have refunded this gift.'),
  },
  disputed: {
    subject: i18n._('Our answer about your payment'),
    lead: i18n._('You disputed this payment. We have reviewed it:'),
  },
  reminder: {
    subject: (plan: string, date: string) => i18n._('Your {plan} plan ends on {date}', { plan, date }),
    lead: i18n._(
      'To keep your plan, pay for another month before then. It begins when this one ends, so nothing is lost. If you do nothing, you keep everything that is free.',
    ),
  },
  ended: {
    subject: (plan: string) => i18n._('Your {plan} plan has ended', { plan }),
    lead: i18n._(
      'Thank you for supporting the site. You keep everything that is free, and you can choose a plan again at any time.',
    ),
  },
  goesOn: {
    subject: (ended: string, plan: string) =>
      i18n._('Your {ended} plan has ended, {plan} continues', { ended, plan }),
    lead: (ended: string) =>
      i18n._(
        'The time you paid for on the plan {ended} is over. The rest of the plan that you had paid for before continues now, at no extra cost:',
        { ended },
      ),
    /** The text of a notification. It has the name of the plan and the date on which the plan ends. */
    brief: (plan: string, date: string) => i18n._('{plan}, until {date}', { plan, date }),
  },
};
