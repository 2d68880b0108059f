import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function memberUnknown(): AppError {
  return notFound('user.not-found', i18n._('This member is no longer here.'));
}

export function roleOfOneself(): AppError {
  return badRequest(i18n._('You cannot change your own role.'), undefined, 'staff.self');
}

export function emailUnconfirmed(): AppError {
  return badRequest(
    i18n._(
      'This member has not confirmed their email address yet. Emails to the staff would not reach them. Ask them to confirm it first.',
    ),
    undefined,
    'staff.email-unconfirmed',
  );
}

export function outOfReach(): AppError {
  return forbidden(i18n._('You may not do this to this member.'), 'staff.out-of-reach');
}

export function notRestricted(): AppError {
  return badRequest(i18n._('This member is not suspended or banned.'), undefined, 'staff.not-restricted');
}
