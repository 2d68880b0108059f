import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { page } from 'vitest/browser';
import { expect, test } from '../../test/test.ts';
import { createTestRoot } from '../../test/test-root.ts';
import { lazyScreen } from '../router/lazy-screen.tsx';
import { OptionalPart } from './optional-part.tsx';

test('a part that cannot be loaded is left out, and appears as soon as it loads', async ({ console }) => {
  console.allow(/Failed to fetch/);
  let isReachable = false;
  const part = lazyScreen(async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return () => <p>The footer</p>;
  });
  const optional = createRef<OptionalPart>();
  const root = createTestRoot();
  flushSync(() =>
    root.render(
      <OptionalPart retryKey="/community" ref={optional} retry={part.retry}>
        <part.Screen />
      </OptionalPart>,
    ),
  );
  await expect.poll(() => optional.current?.state.failed).toBe(true);
  expect(await optional.current?.retry()).toBe(false);
  isReachable = true;
  expect(await optional.current?.retry()).toBe(true);
  await expect.element(page.getByText('The footer')).toBeVisible();
});
