import { badField, badRequest, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function planNotFound(): AppError {
  return notFound('plan.not-found', i18n._('This plan is no longer offered.'));
}

export function planNameTaken(): AppError {
  const message = i18n._('Another plan already has this name.');
  return badField('name', message, 'plan.name-taken');
}

export function planIsDefault(): AppError {
  return badRequest(
    i18n._('The free plan has to stay, and it cannot have a price.'),
    undefined,
    'plan.default',
  );
}
