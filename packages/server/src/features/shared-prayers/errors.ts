import { badField, badRequest, forbidden, notFound, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function sharedPrayerNotFound(): AppError {
  return notFound('shared-prayer.not-found', i18n._('This prayer is no longer available.'));
}

export function slotNotFound(): AppError {
  return notFound('slot.not-found', i18n._('This prayer does not have this slot.'));
}

export function starterAlone(): AppError {
  return forbidden(i18n._('Only the member who started the prayer can change this.'));
}

export function slotFull(): AppError {
  return badRequest(i18n._('Somebody else was faster. Please choose another slot.'), undefined, 'slot.full');
}

export function slotOver(): AppError {
  return badRequest(i18n._('This time is over. Please choose another slot.'), undefined, 'slot.over');
}

export function prayerClosed(): AppError {
  return badRequest(
    i18n._('This prayer has ended, so nobody can sign up anymore.'),
    undefined,
    'shared-prayer.closed',
  );
}

export const invalid = {
  mysteries: (): AppError => badField('mysteries', i18n._('Please choose the mysteries.')),
  day: (): AppError => badField('day', i18n._('Please enter a day.')),
  pastDay: (): AppError => badField('day', i18n._('Please choose a day that is not over.')),
  startsAt: (): AppError => badField('startsAt', i18n._('Please enter a day and a time.')),
  endsAt: (): AppError => badField('endsAt', i18n._('Please enter a day and a time.')),
  endBeforeStart: (): AppError => badField('endsAt', i18n._('Please choose an end after the beginning.')),
  pastEnd: (): AppError => badField('endsAt', i18n._('Please choose an end that is not over.')),
  tooLong: (): AppError => badField('endsAt', i18n._('Adoration can last 72 hours at most.')),
  tooFar: (path: 'day' | 'startsAt'): AppError =>
    badField(path, i18n._('Please choose a day within the next year.')),
  timeZone: (): AppError => badField('timeZone', i18n._('We do not know this time zone.')),
  group: (): AppError => badField('groupId', i18n._('Please choose one of your groups.')),
  ownParish: (): AppError =>
    badField('audience', i18n._('Please name your parish in the faith questionnaire first.')),
  parish: (): AppError => badField('parishId', i18n._('This parish is no longer here.')),
  post: (): AppError => badField('postId', i18n._('This intention is no longer here.')),
  capacity: (): AppError => badField('capacity', i18n._('Please enter how many can pray at the same time.')),
} as const;
