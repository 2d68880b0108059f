import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function reportNotFound(): AppError {
  return notFound('report.not-found', i18n._('There is no such report.'));
}

export function reportOfOneself(): AppError {
  return badRequest(i18n._('You cannot report yourself.'), undefined, 'report.self');
}

/** A concurrent action came first. */
export function reportState(): AppError {
  return badRequest(i18n._('Somebody else is at this report, or it is decided.'), undefined, 'report.state');
}

export function notToBeDismissed(): AppError {
  return forbidden(
    i18n._('What concerns a minor or a vulnerable adult is dismissed by an administrator.'),
    'report.safeguarding',
  );
}

export function outcomeImpossible(): AppError {
  const message = i18n._('This cannot be done with what was reported.');
  return badRequest(undefined, [{ path: 'outcome', message }]);
}

export function decisionNotFound(): AppError {
  return notFound('decision.not-found', i18n._('There is no such decision.'));
}

export function appealState(): AppError {
  return badRequest(
    i18n._('An appeal is possible once, within 30 days, and is decided once.'),
    undefined,
    'appeal.state',
  );
}

export function appealAboutOneself(): AppError {
  return forbidden(i18n._('Another administrator decides this appeal.'), 'appeal.own');
}
