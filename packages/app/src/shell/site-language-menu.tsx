import { useLingui } from '@lingui/react';
import { LanguageMenu } from '@parvis/design-system';
import { useApp, useMember } from '../app-context.tsx';
import { languageFailure, mailLanguageFailure } from '../i18n/language-failure.ts';
import { languageOptions } from '../i18n/language-options.ts';
import { languageTag, type Language } from '../i18n/languages.ts';

/** A menu to choose the language of the site. Shows an error if the language cannot be loaded. */
export function SiteLanguageMenu() {
  const { i18n } = useLingui();
  const { api, languages, session, toasts } = useApp();
  const member = useMember();

  /** Saves the language of the site as the language of the member's emails. */
  const saveForMails = async (id: string) => {
    const language = languageTag(languages.current().locale);
    const { data } = await api.PUT('/user/update/{id}', { params: { path: { id } }, body: { language } });
    if (data !== undefined) session.changeAccount(data.user);
  };

  const choose = async (language: Language) => {
    try {
      await languages.choose(language);
    } catch {
      toasts.show(languageFailure(languages.current()));
      return;
    }
    if (member === null) return;
    try {
      await saveForMails(member._id);
    } catch {
      toasts.show(mailLanguageFailure(languages.current()));
    }
  };

  return (
    <LanguageMenu
      label={i18n._('Language')}
      value={i18n.locale}
      options={languageOptions.map((option) => ({ ...option, lang: option.value }))}
      onChange={(locale) => void choose(languageTag(locale))}
    />
  );
}
