import {
  badField,
  badRequest,
  conflict,
  forbidden,
  notFound,
  type AppError,
} from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function parishNotFound(): AppError {
  return notFound('publication.not-found', i18n._('This parish is no longer available.'));
}

export function notOfThisParish(): AppError {
  return forbidden(i18n._('Only the staff of this parish can do this.'), 'parish.not-staff');
}

export function alreadyClaimed(): AppError {
  return conflict('parish-claim.open', i18n._('You have already claimed this parish.'));
}

export function alreadyStaff(): AppError {
  return conflict('parish-claim.already-staff', i18n._('You already look after this parish.'));
}

export function tooManyClaims(most: number): AppError {
  return badRequest(
    i18n._('You already have {most} open claims. Please wait until they are decided.', { most }),
    undefined,
    'parish-claim.too-many',
  );
}

export function noOwnDomain(): AppError {
  return badField(
    'email',
    i18n._('This page names no website or email address of the parish. Please ask for a letter.'),
  );
}

export function otherDomain(domains: readonly string[]): AppError {
  return badField(
    'email',
    i18n._('Please enter an address of the parish. It ends with {domains}.', {
      domains: domains.map((domain) => `@${domain}`).join(', '),
    }),
  );
}

export function claimNotFound(): AppError {
  return notFound('parish-claim.not-found', i18n._('There is no open claim of this parish.'));
}

export function wrongCode(): AppError {
  return badField('code', i18n._('This code is wrong. Please compare it with the email or the letter.'));
}

export function codeUsedUp(): AppError {
  return badField(
    'code',
    i18n._('This code no longer works. Please withdraw the claim and claim the parish again.'),
    'parish-claim.code-used-up',
  );
}

export function claimDecided(): AppError {
  return conflict('parish-claim.decided', i18n._('This claim is no longer open.'));
}

export function claimUnproved(): AppError {
  return badRequest(
    i18n._('The member has not entered the code yet, so the claim cannot be accepted.'),
    undefined,
    'parish-claim.unproved',
  );
}

export function claimantRestricted(): AppError {
  return badRequest(
    i18n._('This member is suspended, banned, or about to be deleted.'),
    undefined,
    'parish-claim.restricted',
  );
}

export function noLetter(): AppError {
  return badRequest(i18n._('Only an open claim by letter has a letter.'), undefined, 'parish-claim.method');
}

export function roleNotFound(): AppError {
  return notFound('parish-role.not-found', i18n._('This role has already ended.'));
}

export function memberNotFound(): AppError {
  return notFound('user.not-found', i18n._('This member is no longer here.'));
}

export function dioceseOrParishes(): AppError {
  return badField('diocese', i18n._('Please choose either a diocese or parishes.'));
}

export function dioceseFixed(): AppError {
  return badField('parish.diocese', i18n._('Only the staff of the site can change the diocese.'));
}

export function eventNotFound(): AppError {
  return notFound('publication.not-found', i18n._('This event is no longer available.'));
}
