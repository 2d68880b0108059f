import { page, type Locator } from 'vitest/browser';
import { expect } from './test.ts';

const form = page.getByRole('form', { name: 'New post' });

export const composer = {
  /** The line that opens the form. */
  line: page.getByRole('button', { name: /^(?:Share something…|Share with the group…|Draft:)/ }),
  form,
  title: form.getByRole('textbox', { name: /^Title/ }),
  content: form.getByPlaceholder('A thought, a prayer, good news…'),
  file: form.getByLabelText('Add a photo or video'),
  description: form.getByLabelText(/^Alternative text/),
  submit: form.getByRole('button', { name: 'Share' }),
};

export const feed = page.getByRole('feed');

export const postWith = (text: string): Locator => page.getByRole('article').filter({ hasText: text });

export const postControls = (post: Locator) => ({
  like: post.getByRole('button', { name: 'Like' }),
  comment: post.getByRole('button', { name: 'Comment' }),
  share: post.getByRole('button', { name: 'Share this post' }),
  menu: post.getByRole('button', { name: 'More' }),
});

/** The dialog with the comments of a post. Its title contains their number, if there are any. */
export const commentsDialog = (title: RegExp | string = /comments?$/i) => {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    dialog,
    input: dialog.getByPlaceholder('Comment...'),
    submit: dialog.getByRole('button', { name: 'Send' }),
    comment: (text: string): Locator => dialog.getByRole('listitem').filter({ hasText: text }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
};

/** The comments on the page of a post. Its title contains their number, if there are any. */
export const commentsPanel = (title: RegExp | string = /comments?$/i): Locator =>
  page.getByRole('region', { name: title });

/** Opens the form for a new post. */
export async function openComposer(): Promise<void> {
  await composer.line.click();
  await expect.element(composer.content).toHaveFocus();
}
