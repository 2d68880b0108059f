import { useLingui } from '@lingui/react';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import { verdictLabels, type StaffDecision, type Verdict } from './appeal-labels.tsx';
import { useDecideAppeal } from './use-decide-appeal.ts';

interface VerdictDialogProps {
  decision: Pick<StaffDecision, '_id'>;
  verdict: Verdict;
  onClose: () => void;
}

/** Asks for the reason of a verdict. */
export function VerdictDialog({ decision, verdict, onClose }: VerdictDialogProps) {
  const { i18n } = useLingui();
  const decide = useDecideAppeal();
  const descriptions = {
    overturned: i18n._('Hidden content is shown again, and a suspended or banned member may return.'),
    upheld: i18n._('Nothing changes. The member cannot appeal again.'),
  };
  return (
    <ReasonDialog
      description={descriptions[verdict]}
      failure={i18n._('The appeal could not be decided')}
      hint={i18n._('The member can read this.')}
      label={i18n._('Reason')}
      name="reason"
      onClose={onClose}
      send={(reason) => decide(decision._id, { outcome: verdict, reason })}
      submitLabel={verdictLabels(i18n)[verdict]}
      title={i18n._('Decide this appeal')}
    />
  );
}
