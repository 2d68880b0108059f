import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatLayout, type ChatLayoutProps } from './chat-layout.tsx';

describeConformance('ChatLayout', <ChatLayout list="List" thread="Thread" view="list" />, {
  component: 'chat-layout',
  asChild: false,
  portal: false,
});

describeConformance('ChatHeader', <ChatHeader name="Agnes Bernard" status="Online" />, {
  component: 'chat-header',
  asChild: false,
  portal: false,
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-component="chat-layout"] [data-part]')]
    .filter((element) => element.offsetParent !== null)
    .map(({ dataset }) => dataset['part']);

it.each([
  [1440, 'list', ['list', 'thread']],
  [1440, 'thread', ['list', 'thread']],
  [1440, 'info', ['list', 'thread', 'info']],
  [900, 'thread', ['list', 'thread']],
  [900, 'info', ['list', 'info']],
  [375, 'list', ['list']],
  [375, 'thread', ['thread']],
  [375, 'info', ['info']],
] satisfies [number, ChatLayoutProps['view'], string[]][])('at %d px with %s', async (width, view, panes) => {
  await page.viewport(width, 800);
  await mount(<ChatLayout info="Info" list="List" thread="Thread" view={view} />);
  expect(shown()).toEqual(panes);
});
