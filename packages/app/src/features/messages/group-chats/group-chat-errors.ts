import { ApiError } from '@parvis/api-client';

const choiceErrors = new Set(['chat.cannot-add', 'chat.full']);

/** Whether the server has refused the chosen members, and not the rest of the form. */
export const isChoiceError = (error: unknown): boolean =>
  error instanceof ApiError && choiceErrors.has(error.id ?? '');
