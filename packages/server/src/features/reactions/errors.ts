import { badField, type AppError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';

export function prayerNotPossible(): AppError {
  return badField('type', i18n._('You can pray in this way only for a prayer intention.'));
}
