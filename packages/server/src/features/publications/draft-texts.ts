import type { components } from '@parvis/api-client/contract';
import { optionalText, requiredText } from '../../platform/http/text-fields.ts';
import { keyOf } from './details.ts';

type Schemas = components['schemas'];

const TITLE = { multiline: false, atMost: 120 };
const SUMMARY = { multiline: true, atMost: 300 };
const BODY = { multiline: true, atMost: 50_000 };
const AUTHOR = { multiline: false, atMost: 120 };

export const titleOf = (text: string) => {
  const title = requiredText(text, 'title', TITLE);
  return { title, title_key: keyOf(title) };
};

export function cleanTexts({ title, summary, body, author, language }: Schemas['PublicationUpdatePayload']) {
  return {
    ...(title === undefined ? {} : titleOf(title)),
    ...(summary === undefined ? {} : { summary: optionalText(summary, 'summary', SUMMARY) }),
    ...(body === undefined ? {} : { body: optionalText(body, 'body', BODY) }),
    ...(author === undefined ? {} : { author: optionalText(author, 'author', AUTHOR) }),
    ...(language === undefined ? {} : { language }),
  };
}
