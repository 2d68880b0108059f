import type { Payment, Plan } from './payment-cache.ts';

export const samplePlan = (changes: Partial<Plan> = {}): Plan => ({
  _id: 'apostle',
  name: 'Apostle',
  description: 'For those who give a hand.',
  price: 12,
  benefits: ['Everything in Disciple'],
  highlight: true,
  ...changes,
});

export const sampleStep = (state: Payment['state'], note = ''): Payment['history'][number] => ({
  state,
  at: '2026-11-21T10:02:00.000Z',
  note,
});

export const samplePayment = (changes: Partial<Payment> = {}): Payment => ({
  _id: 'payment',
  reference: 'K7MX4RDC',
  memo: 'Apostle Plan Subscription K7MX4RDC',
  service: 'Zelle',
  payee: { name: 'Parvis', email: 'payments@parvis.example' },
  state: 'instructed',
  plan: { _id: 'apostle', name: 'Apostle' },
  amount: 12,
  history: [sampleStep('requested'), sampleStep('instructed')],
  createdAt: '2026-11-21T10:02:00.000Z',
  expiresAt: '2026-12-05T10:02:00.000Z',
  ...changes,
});
