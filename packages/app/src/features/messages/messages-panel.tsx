import { ChatList } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { spanishInDefault } from '../../i18n/languages.ts';

/** The chats, as the header's panel shows them. Nobody has one before messages can be written. */
export function MessagesPanel() {
  const { i18n } = useLingui();
  return (
    <ChatList
      chats={[]}
      emptyText={i18n._('No se encontraron chats.')}
      {...(spanishInDefault(i18n) === undefined ? {} : { emptyTextLang: 'es' })}
      label={i18n._('Messages')}
    />
  );
}
