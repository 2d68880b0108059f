import { messages as arabic } from '../i18n/ar/index.ts';
import { messages as english } from '../i18n/en/index.ts';
import { messages as spanish } from '../i18n/es/index.ts';
import { messages as french } from '../i18n/fr/index.ts';
import { messages as italian } from '../i18n/it/index.ts';
import type { Messages } from '../i18n/messages.ts';
import { messages as polish } from '../i18n/pl/index.ts';
import { messages as portuguese } from '../i18n/pt/index.ts';

/** The languages of the built-in strings, in their own names. */
export const languages: ReadonlyMap<string, { readonly name: string; readonly messages: Messages }> = new Map(
  [
    ['en', { name: 'English', messages: english }],
    ['es', { name: 'Español', messages: spanish }],
    ['pt', { name: 'Português', messages: portuguese }],
    ['it', { name: 'Italiano', messages: italian }],
    ['pl', { name: 'Polski', messages: polish }],
    ['fr', { name: 'Français', messages: french }],
    ['ar', { name: 'العربية', messages: arabic }],
  ],
);
