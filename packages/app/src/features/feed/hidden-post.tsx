import { Button, Card, Stack, Text } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';

type HiddenPostProps = { id: string; position: number; total: number; onUndo: () => void };

/** Shown instead of a post that was just hidden, with an Undo button. */
export function HiddenPost({ id, position, total, onUndo }: HiddenPostProps) {
  const { i18n } = useLingui();
  const text = i18n._('The post is hidden from your feed.');
  const undo = useRef<HTMLButtonElement>(null);

  useEffect(() => undo.current?.focus({ preventScroll: true }), []);

  return (
    <Card
      as="article"
      padding="sm"
      id={id}
      aria-label={text}
      aria-posinset={position}
      aria-setsize={total}
      tabIndex={0}
    >
      <Stack direction="row" gap={3} align="center" justify="between" wrap>
        <Text>{text}</Text>
        <Button ref={undo} variant="secondary" size="sm" onClick={onUndo}>
          {i18n._('Undo')}
        </Button>
      </Stack>
    </Card>
  );
}
