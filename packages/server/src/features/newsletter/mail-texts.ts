import { i18n } from '../../platform/i18n.ts';

export const texts = {
  confirmation: {
    subject: i18n._('Please confirm your subscription'),
    lead: i18n._('Somebody, hopefully you, has asked to receive our newsletter at this address.'),
    confirm: i18n._('Yes, subscribe me'),
    otherwise: i18n._('If it was not you, do nothing. We delete the address after seven days.'),
  },
  read: i18n._('Read the article'),
  unsubscribe: i18n._('Unsubscribe'),
  footer: i18n._(
    'You receive this email because you subscribed to our newsletter, or were asked to confirm your subscription.',
  ),
};
