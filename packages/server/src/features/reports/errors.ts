import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';

export function reportNotFound(): AppError {
  return notFound('report.not-found', { en: 'There is no such report.', es: 'Esa denuncia no existe.' });
}

export function reportOfOneself(): AppError {
  return badRequest(
    { en: 'You cannot report yourself.', es: 'No puedes denunciarte a ti mismo.' },
    undefined,
    'report.self',
  );
}

/** A concurrent action came first. */
export function reportState(): AppError {
  return badRequest(
    {
      en: 'Somebody else is at this report, or it is decided.',
      es: 'Otra persona se ocupa de esta denuncia, o ya está decidida.',
    },
    undefined,
    'report.state',
  );
}

export function notToBeDismissed(): AppError {
  return forbidden(
    {
      en: 'What concerns a minor or a vulnerable adult is dismissed by an administrator.',
      es: 'Lo que afecta a un menor o a un adulto vulnerable lo desestima un administrador.',
    },
    'report.safeguarding',
  );
}

export function outcomeImpossible(): AppError {
  const message = {
    en: 'This cannot be done with what was reported.',
    es: 'Esto no se puede hacer con lo que se denunció.',
  };
  return badRequest(undefined, [{ path: 'outcome', message }]);
}

export function decisionNotFound(): AppError {
  return notFound('decision.not-found', { en: 'There is no such decision.', es: 'Esa decisión no existe.' });
}

export function appealState(): AppError {
  return badRequest(
    {
      en: 'An appeal is possible once, within 30 days, and is decided once.',
      es: 'Se puede apelar una vez, dentro de 30 días, y se decide una vez.',
    },
    undefined,
    'appeal.state',
  );
}

export function appealAboutOneself(): AppError {
  return forbidden(
    { en: 'Another administrator decides this appeal.', es: 'Otro administrador decide esta apelación.' },
    'appeal.own',
  );
}
