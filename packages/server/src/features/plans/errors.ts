import { badRequest, notFound, type AppError } from '../../platform/http/errors.ts';

export function planNotFound(): AppError {
  return notFound('plan.not-found', {
    en: 'This plan is no longer offered.',
    es: 'Este plan ya no se ofrece.',
  });
}

export function planNameTaken(): AppError {
  const message = { en: 'Another plan has this name.', es: 'Otro plan tiene este nombre.' };
  return badRequest(message, [{ path: 'name', message }], 'plan.name-taken');
}

export function planIsDefault(): AppError {
  return badRequest(
    {
      en: 'The plan of those who pay for none has to stay, without a price.',
      es: 'El plan de quienes no pagan ninguno debe quedar, y sin precio.',
    },
    undefined,
    'plan.default',
  );
}
