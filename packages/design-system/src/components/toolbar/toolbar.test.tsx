import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from './toolbar.tsx';

const buttons = (
  <>
    <ToolbarButton icon={<i />} label="Bold" />
    <ToolbarSeparator />
    <ToolbarButton icon={<i />} label="Italic" />
  </>
);

describeConformance('Toolbar', <Toolbar label="Formatting">{buttons}</Toolbar>, {
  component: 'toolbar',
  asChild: false,
  portal: false,
});

describeConformance(
  'ToolbarButton',
  (props) => (
    <Toolbar label="Formatting">
      <ToolbarButton {...props} icon={<i />} label="Bold" />
    </Toolbar>
  ),
  { component: 'icon-button', asChild: false, portal: false },
);

describeConformance(
  'ToolbarSeparator',
  (props) => (
    <Toolbar label="Formatting">
      <ToolbarSeparator {...props} />
    </Toolbar>
  ),
  { component: 'toolbar-separator', asChild: false, portal: false },
);

it('keeps the focus and the selection of the text when a button is pressed', async () => {
  const onClick = vi.fn<() => void>();
  const screen = await mount(
    <>
      <Toolbar label="Formatting">
        <ToolbarButton icon={<i />} label="Bold" onClick={onClick} />
      </Toolbar>
      <textarea aria-label="Text" defaultValue="peace" />
    </>,
  );
  const text = screen.getByRole('textbox', { name: 'Text' });
  await text.click();
  await userEvent.keyboard('{Shift>}{Home}{/Shift}');
  await screen.getByRole('button', { name: 'Bold' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(text).toHaveFocus();
});

it('is one stop for Tab, which later returns to the last button', async () => {
  const screen = await mount(
    <>
      <Toolbar label="Formatting">{buttons}</Toolbar>
      <a href="#after">After</a>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
});
