import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { MessageRequestSetting } from './message-request-setting.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

type Privacy = Pick<
  Schemas['UserUpdatePayload'],
  'emailVisible' | 'presenceVisible' | 'listingsPublic' | 'messageRequests'
>;

/** The settings for what others can see of the member. */
export function PrivacySettings() {
  const { i18n } = useLingui();
  const app = useApp();
  const { _id: id, emailVisible, presenceVisible, listingsPublic, messageRequests } = useSignedInMember();

  const save = async (setting: Privacy) => {
    const { user } = unwrap(
      await app.api.PUT('/user/update/{id}', { params: { path: { id } }, body: setting }),
    );
    app.session.changeAccount(user);
  };
  const failure = i18n._('Error updating user');

  return (
    <SettingsSection
      id="privacy"
      title={i18n._('Privacy')}
      text={i18n._('You choose what others see of you.')}
    >
      <SettingSwitch
        id="show-email"
        label={i18n._('Show my email address')}
        description={i18n._(
          'Members see it on your posts and your profile. Without it, they only see your name.',
        )}
        isOn={emailVisible}
        failure={failure}
        save={(wanted) => save({ emailVisible: wanted })}
      />
      <SettingSwitch
        id="show-online"
        label={i18n._('Show when I am online')}
        description={i18n._('Friends you chat with see when you are online and when you were last here.')}
        isOn={presenceVisible}
        failure={failure}
        save={(wanted) => save({ presenceVisible: wanted })}
      />
      <SettingSwitch
        id="show-listings"
        label={i18n._('Show my listings to visitors')}
        description={i18n._(
          'Anyone can then open your listings. Search engines can find them, and the first page for visitors shows the newest. Visitors see the photos, the text, the price and the town, but not your name. The text and the photos are shown as they are.',
        )}
        isOn={listingsPublic}
        failure={failure}
        save={(wanted) => save({ listingsPublic: wanted })}
      />
      <MessageRequestSetting
        value={messageRequests}
        failure={failure}
        save={(wanted) => save({ messageRequests: wanted })}
      />
    </SettingsSection>
  );
}
