import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useChat } from './chat-context.tsx';

function Stray() {
  return useChat().chatId;
}

it('using a chat outside of its provider throws', () => {
  expect(() => renderToStaticMarkup(createElement(Stray))).toThrow(
    'useChat must be used within a ChatProvider',
  );
});
