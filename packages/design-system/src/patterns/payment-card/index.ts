export { PaymentCard, type PaymentCardProps, type PaymentState, type PaymentStep } from './payment-card.tsx';
