import { useId, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';

type AnswerButtonsProps = {
  /** What is answered, for screen readers: the name of the person. */
  description: string;
  /** The action that is running. Meanwhile, the buttons accept no other. */
  busy: 'accept' | 'decline' | 'message' | null;
  onAccept: () => void;
  onDecline: () => void;
  /** Renders a further button with the properties that all buttons share. */
  children?: (shared: { 'aria-describedby': string; 'aria-disabled': boolean }) => ReactNode;
};

/** The buttons that accept or decline what a person asks for. */
export function AnswerButtons({ description, busy, onAccept, onDecline, children }: AnswerButtonsProps) {
  const people = usePeopleMessages();
  const descriptionId = useId();
  const shared = { 'aria-describedby': descriptionId, 'aria-disabled': busy !== null };
  return (
    <Stack direction="row" gap={2} wrap>
      <span hidden id={descriptionId}>
        {description}
      </span>
      <Button {...shared} loading={busy === 'accept'} onClick={onAccept} size="sm">
        {people.accept}
      </Button>
      <Button {...shared} loading={busy === 'decline'} onClick={onDecline} size="sm" variant="secondary">
        {people.decline}
      </Button>
      {children?.(shared)}
    </Stack>
  );
}
