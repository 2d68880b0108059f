import { page, userEvent } from 'vitest/browser';
import { describe } from 'vitest';
import { expectSound } from '../../../../test/expect-sound.ts';
import { keepPublication } from '../../../../test/publications.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { expectToast, tabTo } from '../../../../test/screens.ts';
import { anAdministrator } from '../../../../test/staff.ts';
import { expect, test } from '../../../../test/test.ts';

const main = page.getByRole('main');
const text = main.getByRole('textbox', { name: /^Text/ });
const tool = (name: string) => main.getByRole('toolbar').getByRole('button', { name, exact: true });

async function selectFirstWord(): Promise<void> {
  await text.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}');
}

describe('the toolbar of a text', () => {
  test('formats the selection, keeps the focus in the text, and can be undone', async ({ server }) => {
    keepPublication(server, null);
    await renderApp('/admin/publications/new?kind=article', {
      server,
      member: anAdministrator(),
      width: 375,
    });
    await main.getByRole('textbox', { name: 'Title' }).fill('Rosary');
    await text.fill('Peace to you');
    await selectFirstWord();
    await tool('Bold').click();
    await expect.element(text).toHaveValue('**Peace** to you');
    await expect.element(text).toHaveFocus();
    await tool('Heading').click();
    await expect.element(text).toHaveValue('## **Peace** to you');
    await expectSound();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(text).toHaveValue('**Peace** to you');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(text).toHaveValue('Peace to you');
    await tool('Quote').click();
    await main.getByRole('button', { name: 'Save draft' }).click();
    await expectToast('Rosary was saved.');
    expect(server.calls('POST /admin/publications')[0]?.body).toMatchObject({ body: '> Peace to you' });
  });

  test('works by keyboard alone, with shortcuts', async ({ server }) => {
    await renderApp('/admin/publications/new?kind=article', { server, member: anAdministrator() });
    await text.fill('Peace to you');
    await selectFirstWord();
    await userEvent.keyboard('{Control>}b{/Control}{Control>}i{/Control}');
    await expect.element(text).toHaveValue('***Peace*** to you');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect.element(text).toHaveValue('*Peace* to you');
    await userEvent.keyboard('{Control>}k{/Control}example.org');
    await expect.element(text).toHaveValue('*[Peace](example.org)* to you');
    await userEvent.tab({ shift: true });
    await expect.element(tool('Heading')).toHaveFocus();
    for (const name of ['Bold', 'Italic', 'List']) {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(tool(name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect.element(text).toHaveValue('- *[Peace](example.org)* to you');
    await expect.element(text).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(tool('List')).toHaveFocus();
    await tabTo(text);
  });
});
