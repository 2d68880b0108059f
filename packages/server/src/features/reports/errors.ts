import { badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function reportNotFound(): AppError {
  return notFound('report.not-found', i18n._('This report does not exist.'));
}

export function reportOfOneself(): AppError {
  return badRequest(i18n._('You cannot report yourself.'), undefined, 'report.self');
}

/** The error for an action on a report when another action came first. */
export function reportState(): AppError {
  return badRequest(
    i18n._('Somebody else is working on this report, or it has been decided.'),
    undefined,
    'report.state',
  );
}

export function notToBeDismissed(): AppError {
  return forbidden(
    i18n._('Only an administrator can dismiss a report about a minor or a vulnerable adult.'),
    'report.safeguarding',
  );
}

export function outcomeImpossible(): AppError {
  const message = i18n._('This cannot be done with the reported content.');
  return badRequest(undefined, [{ path: 'outcome', message }]);
}

export function decisionNotFound(): AppError {
  return notFound('decision.not-found', i18n._('This decision does not exist.'));
}

export function appealState(): AppError {
  return badRequest(
    i18n._('An appeal is possible once, within 30 days, and is decided once.'),
    undefined,
    'appeal.state',
  );
}

export function appealAboutOneself(): AppError {
  return forbidden(i18n._('Another administrator has to decide this appeal.'), 'appeal.own');
}
