import { useLingui } from '@lingui/react';
import { DirectoryParishField } from '../questionnaire/index.ts';
import type { MeetingPointValue } from './meeting-point.ts';

interface MeetingPointFieldProps {
  value: MeetingPointValue | undefined;
  onChange: (value: MeetingPointValue | undefined) => void;
  error: string | undefined;
  readOnly: boolean;
}

/** Chooses a parish of the directory, where buyers can meet the owner. */
export function MeetingPointField(props: MeetingPointFieldProps) {
  const { i18n } = useLingui();
  return (
    <DirectoryParishField
      {...props}
      description={i18n._('A parish where buyers can meet you. Visitors do not see it.')}
      label={i18n._('Meeting point')}
    />
  );
}
