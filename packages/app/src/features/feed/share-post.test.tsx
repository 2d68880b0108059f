import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectSound } from '../../../test/expect-sound.ts';
import { postControls, postWith } from '../../../test/feed-screens.ts';
import { aPost, servePosts } from '../../../test/posts.ts';
import { aMember, renderApp } from '../../../test/render-app.tsx';
import { chooseFromMenu, expectToast } from '../../../test/screens.ts';
import { expect, test } from '../../../test/test.ts';

const member = aMember();
const dialog = page.getByRole('dialog', { name: 'Copy this link' });

/** Replaces the browser's sharing functions until the test ends. */
function shareBy(tools: { share?: Navigator['share']; clipboard?: Pick<Clipboard, 'writeText'> }): void {
  for (const tool of ['share', 'canShare', 'clipboard'] as const) {
    const value = tool === 'canShare' ? tools.share && (() => true) : tools[tool];
    Object.defineProperty(navigator, tool, { configurable: true, value });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, tool);
    });
  }
}

test('a share copies the link, and is counted', async ({ server }) => {
  const post = aPost('Good news');
  servePosts(server, post);
  const copied: string[] = [];
  shareBy({
    clipboard: {
      writeText: (text) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  await renderApp('/community', { server, member });
  const { share } = postControls(postWith('Good news'));
  await share.click();
  await expectToast('Link copied.');
  await expect.element(share).toHaveAccessibleDescription('4 shares');
  expect(copied).toEqual([`${location.origin}/post/${post._id}`]);
});

test('a cancelled share is not counted', async ({ server }) => {
  servePosts(server, aPost('Good news'));
  shareBy({ share: () => Promise.reject(new DOMException('Called off.', 'AbortError')) });
  await renderApp('/community', { server, member });
  const { share } = postControls(postWith('Good news'));
  await share.click();
  await expect.element(share).toHaveAccessibleDescription('0 shares');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.calls('POST /post/share/{id}')).toHaveLength(0);
});

test('a share counts only once the link is copied', async ({ server }) => {
  servePosts(server, aPost('Good news'));
  shareBy({});
  await renderApp('/community', { server, member });
  const { share } = postControls(postWith('Good news'));
  await share.click();
  await expect.element(dialog.getByLabelText('Link to the post')).toHaveFocus();
  await expectSound();
  await userEvent.keyboard('{Escape}');
  await expect.element(share).toHaveFocus();
  await expect.element(share).toHaveAccessibleDescription('0 shares');
  await share.click();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expectToast('Link copied.');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(share).toHaveAccessibleDescription('4 shares');
});

test('a copied link is not counted as a share', async ({ server }) => {
  servePosts(server, aPost('Good news'));
  shareBy({ clipboard: { writeText: () => Promise.resolve() } });
  await renderApp('/community', { server, member });
  await chooseFromMenu(postControls(postWith('Good news')).menu, 'Copy link');
  await expectToast('Link copied.');
  expect(server.calls('POST /post/share/{id}')).toHaveLength(0);
});
