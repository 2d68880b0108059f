import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { MentionTextArea, type MentionablePerson } from './mention-text-area.tsx';
import { Searched } from './samples.tsx';

describeConformance('MentionTextArea', <MentionTextArea aria-label="Your post" />, {
  component: 'text-area',
  asChild: false,
  portal: false,
});

const options = (): string[] =>
  [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent);

const chosen = () => document.querySelector('[aria-selected="true"]');

it('moves through the people with the arrow keys, in a circle', async () => {
  const screen = await mount(<Searched aria-label="Your post" />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, '@m');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await expect.poll(options).toHaveLength(4);
  const [first, , , last] = options();
  expect(chosen()?.textContent).toBe(first);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => chosen()?.textContent).toBe(last);
  await expect.element(field).toHaveAttribute('aria-activedescendant', chosen()?.id ?? '');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => chosen()?.textContent).toBe(first);
});

it('writes the person who was pressed, before a text that goes on', async () => {
  const onChoose = vi.fn<(person: MentionablePerson) => void>();
  const screen = await mount(<Searched aria-label="Your post" defaultValue=" sings." onChoose={onChoose} />);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await userEvent.keyboard('{Home}@ros');
  await userEvent.click(screen.getByRole('option', { name: 'Rose Lima' }));
  await expect.element(field).toHaveValue('@Rose Lima sings.');
  await expect.element(field).toHaveFocus();
  expect(onChoose).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

it('sends no form with Enter while it suggests people, and leaves other keys alone', async () => {
  const onKeyDown = vi.fn<(key: string) => void>();
  const screen = await mount(<Searched aria-label="Your post" onKeyDown={({ key }) => onKeyDown(key)} />);
  await userEvent.type(screen.getByRole('textbox'), '@ros');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  onKeyDown.mockReset();
  await userEvent.keyboard('{Enter}');
  expect(onKeyDown).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('textbox')).toHaveValue('@Rose Lima ');
  await userEvent.keyboard('{Enter}');
  expect(onKeyDown).toHaveBeenCalledWith('Enter');
});

it('suggests nobody after the site has emptied the field, and suggests again', async () => {
  const screen = await mount(<Searched aria-label="Your post" onChange={() => undefined} value="" />);
  const field = screen.getByRole('textbox');
  await userEvent.click(field);
  await screen.rerender(<Searched aria-label="Your post" onChange={() => undefined} value="@ros" />);
  await userEvent.keyboard('{End}');
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  await screen.rerender(<Searched aria-label="Your post" onChange={() => undefined} value="" />);
  await expect.element(list).not.toBeInTheDocument();
  await screen.rerender(<Searched aria-label="Your post" onChange={() => undefined} value="@ros" />);
  await userEvent.keyboard('{Home}{End}');
  await expect.element(list).toBeVisible();
});

it('suggests nobody after the field is left, and nobody for a name that nobody has', async () => {
  const screen = await mount(
    <>
      <button type="button">Before</button>
      <Searched aria-label="Your post" />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox'), '@ros');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('y');
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Before' }));
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

it('has a list that is wider than a narrow field, and stays on the screen', async () => {
  await page.viewport(375, 800);
  const screen = await mount(
    <div className="narrow">
      <style>{'.narrow { inline-size: 160px; margin-inline-start: 120px; }'}</style>
      <Searched aria-label="Your post" />
    </div>,
  );
  await userEvent.type(screen.getByRole('textbox'), '@m');
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  await expect.poll(() => list.element().getBoundingClientRect().width).toBeGreaterThan(300);
  const { left, right } = list.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(375);
});
