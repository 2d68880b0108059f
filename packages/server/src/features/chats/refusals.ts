import { notFound, type AppError } from '../../platform/http/errors.ts';

export function chatNotFound(): AppError {
  return notFound('chat.not-found', 'This chat is no longer available.');
}
