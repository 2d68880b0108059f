import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createToastQueue, DesignSystemProvider } from '@parvis/design-system';
import { page } from 'vitest/browser';
import { expect, test } from '../../test/test.ts';
import { createTestRoot } from '../../test/test-root.ts';
import { AppContext, type App } from '../app-context.tsx';
import { ToEndOfPage } from './community-end.tsx';
import { FooterContext } from './screen-mounted.tsx';

test.for([
  [false, 1],
  [true, 0],
] as const)('going to a footer that can be loaded (%s) shows %i error messages', async ([isThere, count]) => {
  const toasts = createToastQueue();
  const loads: boolean[] = [];
  const load = async () => {
    loads.push(isThere);
    return isThere;
  };
  const root = createTestRoot();
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  root.render(
    <I18nProvider i18n={i18n}>
      <AppContext value={{ toasts } as unknown as App}>
        <FooterContext value={load}>
          <DesignSystemProvider locale="en">
            <ToEndOfPage />
          </DesignSystemProvider>
        </FooterContext>
      </AppContext>
    </I18nProvider>,
  );
  await page.getByRole('button', { name: 'Go to the end of the page' }).click();
  await expect.poll(() => loads).toEqual([isThere]);
  await expect.poll(() => toasts.snapshot()).toHaveLength(count);
});
