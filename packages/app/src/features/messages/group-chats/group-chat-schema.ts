import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { textLength } from '@parvis/design-system';

export const longestName = 80;
export const longestDescription = 500;

const nameSchema = (i18n: I18n) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(i18n._('Please give the chat a name.')),
    v.check((name) => textLength(name) <= longestName, i18n._('Please use at most 80 characters.')),
  );

export const newChatSchema = (i18n: I18n) => v.object({ name: nameSchema(i18n) });

export type NewChatValues = v.InferInput<ReturnType<typeof newChatSchema>>;

export const detailsSchema = (i18n: I18n) =>
  v.object({
    name: nameSchema(i18n),
    description: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => textLength(text) <= longestDescription, i18n._('Please use at most 500 characters.')),
    ),
  });

export type DetailsValues = v.InferInput<ReturnType<typeof detailsSchema>>;
