import type { Config } from '../../platform/config.ts';
import { dayOf, inLanguage } from '../../platform/language.ts';
import type { MailBlock, MailContent } from '../../platform/mail/mail-content.ts';
import { money, texts } from './mail-texts.ts';
import type { Period } from './periods.ts';
import { memoOf } from './presenter.ts';
import type { MemberRow, PaymentRow } from './repository.ts';

type Fact = readonly [label: string, value: string];

function contentOf(
  { first_name, language }: MemberRow,
  subject: string,
  blocks: readonly MailBlock[],
): MailContent {
  const lead = blocks.find((block) => block.kind === 'paragraph');
  return {
    language,
    subject,
    preview: lead?.text ?? '',
    blocks: [
      { kind: 'heading', text: subject },
      { kind: 'paragraph', text: texts.hello(first_name)[language] },
      ...blocks,
    ],
  };
}

const seePlans = ({ language }: MemberRow): MailBlock => ({
  kind: 'action',
  label: texts.seePlans[language],
  path: '/plans',
});

const seePayment = ({ language }: MemberRow, { id }: PaymentRow): MailBlock => ({
  kind: 'action',
  label: texts.seePayment[language],
  path: `/payment/${id}`,
});

export function instructions(
  member: MemberRow,
  payment: PaymentRow,
  { payment: { service, payeeName, payeeEmail } }: Pick<Config, 'payment'>,
): MailContent {
  const { language } = member;
  const localized = inLanguage(texts, language);
  const { subject, lead, hints, afterwards, warning } = localized.instructions;
  return contentOf(member, subject(payment.plan_name), [
    { kind: 'paragraph', text: lead(service) },
    {
      kind: 'facts',
      facts: [
        [localized.amount, money(payment.amount, language)],
        [localized.to, `${payeeName}\n${payeeEmail}`],
        [localized.memo, memoOf(payment)],
        [localized.before, dayOf(payment.expires_at, language)],
      ],
    },
    { kind: 'list', items: payment.plan_name === null ? hints.slice(0, -1) : hints },
    { kind: 'paragraph', text: afterwards },
    { kind: 'note', text: warning },
    seePayment(member, payment),
  ]);
}

/** The email with the receipt for a confirmed payment. A gift has no period. */
export function receipt(
  member: MemberRow,
  payment: PaymentRow,
  period: Pick<Period, 'startsAt' | 'endsAt'> | null,
  confirmedAt: number,
): MailContent {
  const { language } = member;
  const localized = inLanguage(texts, language);
  const ofPlan: Fact[] = payment.plan_name === null ? [] : [[localized.plan, payment.plan_name]];
  const ofPeriod: Fact[] =
    period === null
      ? []
      : [
          [localized.from, dayOf(period.startsAt, language)],
          [localized.until, dayOf(period.endsAt, language)],
        ];
  return contentOf(member, localized.confirmed.subject(payment.plan_name), [
    {
      kind: 'paragraph',
      text: payment.plan_name === null ? localized.confirmed.gift : localized.confirmed.lead,
    },
    {
      kind: 'facts',
      facts: [
        ...ofPlan,
        [localized.amount, money(payment.amount, language)],
        [localized.reference, payment.reference],
        [localized.paidOn, dayOf(confirmedAt, language)],
        ...ofPeriod,
      ],
    },
    seePayment(member, payment),
  ]);
}

/** The email for a payment that was rejected or refunded, or that has expired. */
export function closing(
  member: MemberRow,
  payment: PaymentRow,
  state: 'rejected' | 'expired' | 'refunded',
  note: string,
): MailContent {
  const { language } = member;
  const localized = inLanguage(texts, language);
  const ofPlan: Fact[] = payment.plan_name === null ? [] : [[localized.plan, payment.plan_name]];
  const ofNote: Fact[] = note === '' ? [] : [[localized.note, note]];
  return contentOf(member, localized[state].subject, [
    { kind: 'paragraph', text: localized[state][payment.plan_name === null ? 'gift' : 'lead'] },
    {
      kind: 'facts',
      facts: [
        ...ofPlan,
        [localized.amount, money(payment.amount, language)],
        [localized.reference, payment.reference],
        ...ofNote,
      ],
    },
    seePayment(member, payment),
  ]);
}

/** The email with the staff's answer to a dispute. */
export function disputeAnswer(member: MemberRow, payment: PaymentRow, answer: string): MailContent {
  const localized = inLanguage(texts, member.language);
  return contentOf(member, localized.disputed.subject, [
    { kind: 'paragraph', text: localized.disputed.lead },
    {
      kind: 'facts',
      facts: [
        [localized.amount, money(payment.amount, member.language)],
        [localized.reference, payment.reference],
      ],
    },
    { kind: 'paragraph', text: answer },
    seePayment(member, payment),
  ]);
}

export function reminder(member: MemberRow, planName: string, endsAt: number): MailContent {
  const { subject, lead } = inLanguage(texts.reminder, member.language);
  return contentOf(member, subject(planName, dayOf(endsAt, member.language)), [
    { kind: 'paragraph', text: lead },
    seePlans(member),
  ]);
}

export function ended(member: MemberRow, planName: string): MailContent {
  const { subject, lead } = inLanguage(texts.ended, member.language);
  return contentOf(member, subject(planName), [{ kind: 'paragraph', text: lead }, seePlans(member)]);
}

/** The email that says that a cheaper plan follows a more expensive one. */
export function goesOn(member: MemberRow, endedName: string, planName: string, until: number): MailContent {
  const { language } = member;
  const localized = inLanguage(texts, language);
  return contentOf(member, localized.goesOn.subject(endedName, planName), [
    { kind: 'paragraph', text: localized.goesOn.lead(endedName) },
    {
      kind: 'facts',
      facts: [
        [localized.plan, planName],
        [localized.until, dayOf(until, language)],
      ],
    },
    seePlans(member),
  ]);
}
