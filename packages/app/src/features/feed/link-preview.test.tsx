import { page } from 'vitest/browser';
import { postWith } from '../../../test/feed-screens.ts';
import { expectSound } from '../../../test/expect-sound.ts';
import { aPost, servePosts, type Post } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { expect, test } from '../../../test/test.ts';

const linkPreview: NonNullable<Post['linkPreview']> = {
  url: 'https://parish.example/organ',
  title: 'The organ is back',
  description: 'After eleven months.',
  image: null,
};

test('a post shows the preview of its link, unless it has a picture', async ({ server }) => {
  const picture = {
    _id: '019a2b3c-4d5e-7f60-8a7b-9c0d1e2f3a4e',
    url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    width: 800,
    height: 600,
    description: 'The organ',
    placeholder: '',
    sources: [],
  };
  servePosts(
    server,
    aPost('Listen', { linkPreview, images: [] }),
    aPost('Look', { linkPreview, images: [picture] }),
  );
  await renderApp('/community', { server, member: aMember() });
  const link = { name: 'The organ is back' };
  await expect.element(postWith('Listen').getByRole('link', link)).toHaveAttribute('href', linkPreview.url);
  await expect.element(postWith('Look')).toBeVisible();
  await expect.element(postWith('Look').getByRole('link', link)).not.toBeInTheDocument();
  await expectSound();
  await postWith('Listen').getByRole('link', link).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('https://parish.example/organ');
});
