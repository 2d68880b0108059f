import type { Schemas } from '@parvis/api-client';
import { Field, NativeSelect } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useWrite } from '../../platform/use-write.ts';

type Senders = Schemas['MessageRequestSenders'];

interface MessageRequestSettingProps {
  value: Senders;
  save: (wanted: Senders) => Promise<void>;
  /** The text of the toast after a failure, if the server sends no message. */
  failure: string;
}

const senders = ['everyone', 'groups', 'nobody'] as const;

/** The choice of the members who are no friends and may ask to write. It is saved immediately. */
export function MessageRequestSetting({ value, save, failure }: MessageRequestSettingProps) {
  const { i18n } = useLingui();
  const { pending, write } = useWrite<Senders>();
  const labels: Readonly<Record<Senders, string>> = {
    everyone: i18n._('Every member'),
    groups: i18n._('Members of my groups'),
    nobody: i18n._('Nobody'),
  };
  return (
    <Field
      controlId="message-requests"
      label={i18n._('Who can send me a message request')}
      description={i18n._(
        'Friends can always write to you. A request of another member is one text. It waits apart from your chats, without a notification, until you accept it.',
      )}
    >
      <NativeSelect
        aria-busy={pending !== null || undefined}
        onChange={({ target }) => {
          const wanted = senders.find((one) => one === target.value);
          if (wanted !== undefined) void write(wanted, () => save(wanted), failure);
        }}
        options={senders.map((one) => ({ value: one, label: labels[one] }))}
        value={pending ?? value}
      />
    </Field>
  );
}
