import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { ChatThread, type ChatThreadProps } from './chat-thread.tsx';
import { agnes, before, manyMessages } from './samples.tsx';
import type { ThreadMessage } from './thread-rows.ts';

export const next = (id: string, own: boolean, text: string): ThreadMessage => ({
  id,
  own,
  author: own ? 'You' : agnes,
  content: { kind: 'text', text },
  createdAt: before(0),
});

/** A conversation that loads more messages at both ends. */
export function GrowingThread({
  first,
  older,
  ...props
}: ChatThreadProps & { first: number; older: number }) {
  const [messages, setMessages] = useState(() => [...manyMessages(60, first)]);
  const [loadingOlder, setLoadingOlder] = useState(false);
  const oldest = first + 60 - messages.filter(({ id }) => id.startsWith('many')).length;
  const loadOlder = () => {
    props.onLoadOlder?.();
    setLoadingOlder(true);
    setTimeout(() => {
      setMessages((known) => [...manyMessages(older, oldest - older), ...known]);
      setLoadingOlder(false);
    }, 600);
  };
  const add = (own: boolean) => () =>
    setMessages((known) => [...known, next(`new-${known.length}`, own, own ? 'I say.' : 'I hear.')]);
  return (
    <Stack gap={2}>
      <div style={{ blockSize: '30rem' }}>
        <ChatThread
          {...props}
          hasOlder={oldest > 0}
          loadingOlder={loadingOlder}
          messages={messages}
          onLoadOlder={loadOlder}
        />
      </div>
      <Stack direction="row" gap={2}>
        <Button onClick={add(false)} size="sm" variant="secondary">
          Another writes
        </Button>
        <Button onClick={add(true)} size="sm" variant="secondary">
          I write
        </Button>
      </Stack>
    </Stack>
  );
}
