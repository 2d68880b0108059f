import { Button, Stack } from '@parvis/design-system';
import { useLingui } from '@lingui/react';

interface ReadyQuestionsProps {
  /** Called with the text of a question. */
  onChoose: (question: string) => void;
}

/** Questions that buyers often ask first. A press writes one into the message, where it can still be changed. */
export function ReadyQuestions({ onChoose }: ReadyQuestionsProps) {
  const { i18n } = useLingui();
  const questions = [
    i18n._('Is it still available?'),
    i18n._('Would you take less?'),
    i18n._('When can I pick it up?'),
  ];
  return (
    <Stack aria-label={i18n._('Questions to start with')} as="ul" direction="row" gap={2} role="list" wrap>
      {questions.map((question) => (
        <li key={question}>
          <Button onClick={() => onChoose(question)} size="sm" variant="secondary">
            {question}
          </Button>
        </li>
      ))}
    </Stack>
  );
}
