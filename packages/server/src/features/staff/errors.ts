import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function memberUnknown(): AppError {
  return notFound('user.not-found', {
    en: 'This member is no longer here.',
    es: 'Este miembro ya no está aquí.',
  });
}

export function roleOfOneself(): AppError {
  return badRequest(
    { en: 'You cannot change your own role.', es: 'No puedes cambiar tu propio rol.' },
    undefined,
    'staff.self',
  );
}

export function emailUnconfirmed(): AppError {
  return badRequest(
    {
      en: 'This member has not confirmed their email address yet. Mails to the staff would not reach them. Ask them to confirm it first.',
      es: 'Este miembro aún no ha confirmado su correo electrónico. Los correos para el equipo no le llegarían. Pídele que lo confirme primero.',
    },
    undefined,
    'staff.email-unconfirmed',
  );
}

export function outOfReach(): AppError {
  return forbidden(
    { en: 'You may not do this to this member.', es: 'No puedes hacer esto con este miembro.' },
    'staff.out-of-reach',
  );
}

export function notRestricted(): AppError {
  return badRequest(
    { en: 'This member is not shut out.', es: 'Este miembro no está excluido.' },
    undefined,
    'staff.not-excluded',
  );
}
