import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { EditorLayout, type EditorView } from './editor-layout.tsx';

const sample = {
  label: 'Views',
  writeLabel: 'Write',
  previewLabel: 'Preview',
  settingsLabel: 'Settings',
  children: <input aria-label="Title" />,
  preview: <p>Come as you are.</p>,
  settings: <input aria-label="Author" />,
  actions: <button type="button">Publish</button>,
};

function Editor() {
  const [view, setView] = useState<EditorView>('write');
  return <EditorLayout {...sample} onViewChange={setView} view={view} />;
}

describeConformance(
  'EditorLayout',
  (props) => <EditorLayout {...sample} {...props} onViewChange={() => {}} view="write" />,
  { component: 'editor-layout', asChild: false, portal: false },
);

const size = { width: window.innerWidth, height: window.innerHeight };
afterEach(() => page.viewport(size.width, size.height));

describe('the preview', () => {
  it('is beside the fields on a wide page, without tabs', async () => {
    await page.viewport(1280, 800);
    const screen = await mount(<Editor />);
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect.element(screen.getByText('Come as you are.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Preview' })).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'Preview' })).not.toBeInTheDocument();
  });

  it('is a tab on a narrow page, which keeps what was typed', async () => {
    await page.viewport(375, 800);
    const screen = await mount(<Editor />);
    const title = screen.getByRole('textbox', { name: 'Title' });
    await title.fill('Rosary');
    await expect.element(screen.getByText('Come as you are.')).not.toBeVisible();
    await screen.getByRole('tab', { name: 'Write' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('Come as you are.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(title).toHaveValue('Rosary');
  });
});
