import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ChatInfoPanel } from './chat-info-panel.tsx';

const search = {
  value: 'rosary',
  total: 2,
  position: 2,
  onChange: vi.fn<() => void>(),
  onPrevious: vi.fn<() => void>(),
  onNext: vi.fn<() => void>(),
};
const sample = {
  muted: false,
  name: 'Agnes Bernard',
  onClose: vi.fn<() => void>(),
  onMutedChange: vi.fn<() => void>(),
  search,
};

describeConformance('ChatInfoPanel', <ChatInfoPanel {...sample} />, {
  component: 'chat-info-panel',
  asChild: false,
  portal: false,
});

it('steps through the results: Enter to the older, Shift+Enter to the newer', async () => {
  const screen = await mount(<ChatInfoPanel {...sample} />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Enter}{Enter}{Shift>}{Enter}{/Shift}');
  expect(search.onPrevious).toHaveBeenCalledTimes(2);
  expect(search.onNext).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByText('2 of 2')).toHaveAttribute('role', 'status');
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'ignores the Enter of a composition (%o)',
  async (word) => {
    const onPrevious = vi.fn<() => void>();
    const screen = await mount(<ChatInfoPanel {...sample} search={{ ...search, onPrevious }} />);
    const key = { ...word, key: 'Enter', bubbles: true, cancelable: true };
    screen.getByRole('searchbox').element().dispatchEvent(new KeyboardEvent('keydown', key));
    expect(onPrevious).not.toHaveBeenCalled();
  },
);

it('shows that there are more older results', async () => {
  const screen = await mount(<ChatInfoPanel {...sample} search={{ ...search, onLoadMore: () => {} }} />);
  await expect.element(screen.getByText('2 of 2+')).toHaveAttribute('role', 'status');
});

it('shows nothing before a search', async () => {
  const screen = await mount(<ChatInfoPanel {...sample} search={{ ...search, value: '', total: 0 }} />);
  await expect.element(screen.getByText('Nothing found')).not.toBeInTheDocument();
  await screen.rerender(<ChatInfoPanel {...sample} search={{ ...search, total: 0 }} />);
  await expect.element(screen.getByText('Nothing found')).toBeVisible();
});
