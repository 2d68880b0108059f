import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { isEmailAddress } from '../../forms/email-rule.ts';

export const recoverPasswordSchema = (i18n: I18n) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(i18n._('Email is required')),
      v.check(isEmailAddress, i18n._('Please enter a valid email address')),
    ),
  });

export type RecoverPasswordValues = v.InferOutput<ReturnType<typeof recoverPasswordSchema>>;

const wait = 1000;

/**
 * Sends the request. The confirmation appears after 1 s, as specified. If the server needs longer, the confirmation
 * appears after the response.
 */
export const requestResetLink = async (send: () => Promise<unknown>): Promise<void> => {
  const [sent] = await Promise.allSettled([
    send(),
    new Promise((resolve) => {
      setTimeout(resolve, wait);
    }),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
};
