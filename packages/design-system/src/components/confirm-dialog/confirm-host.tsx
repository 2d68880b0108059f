import { useRef, useState, type ReactNode } from 'react';
import { ConfirmContext, type ConfirmOptions } from './confirm-context.ts';

type Question = {
  readonly id: number;
  readonly options: ConfirmOptions;
  readonly dialog: typeof import('./confirm-dialog.tsx').ConfirmDialog;
  readonly answer: (yes: boolean) => void;
};

/** Shows the dialogs of `useConfirm`, one at a time. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const lastId = useRef(0);

  const confirm = async (options: ConfirmOptions) => {
    // The dialog is loaded when the first question is asked, so that other pages do not load it.
    const { ConfirmDialog } = await import('./confirm-dialog.tsx');
    lastId.current += 1;
    const id = lastId.current;
    return new Promise<boolean>((answer) => {
      setQuestions((waiting) => [...waiting, { id, options, dialog: ConfirmDialog, answer }]);
    });
  };

  const [question] = questions;
  const close = (yes: boolean) => {
    setQuestions((waiting) => waiting.slice(1));
    question?.answer(yes);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question !== undefined && (
        <question.dialog
          {...question.options}
          key={question.id}
          onCancel={() => close(false)}
          onConfirm={() => close(true)}
          open
        />
      )}
    </ConfirmContext>
  );
}
