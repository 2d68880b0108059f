import type { I18n } from '@lingui/core';

/** Why the visitor sees the log-in form. `from` is the path that they wanted to open. */
export const signInReason = (i18n: I18n, from: string): string => {
  const [, section = ''] = /^\/(?<section>[a-z-]+)/u.exec(from) ?? [];
  switch (section) {
    case 'community':
    case 'dashboard':
      return i18n._('Log in to see the community.');
    case 'post':
      return i18n._('Log in to read this post.');
    case 'marketplace':
      return i18n._('The marketplace is for members. Log in to see it.');
    case 'groups':
      return i18n._('Log in to see the groups.');
    case 'messages':
      return i18n._('Log in to read your messages.');
    case 'chat-invitation':
      return i18n._('You are invited to a group chat. Log in to see it.');
    case 'profile':
      return i18n._('Profiles are for members. Log in to see this one.');
    case 'notifications':
      return i18n._('Log in to see your notifications.');
    case 'plans':
    case 'payment':
      return i18n._('Log in to choose or pay a plan.');
    case 'settings':
      return i18n._('Log in to change your settings.');
    case 'prayers':
      return i18n._('Log in to pray for others, and to ask for prayer.');
    case 'shared-prayer':
      return i18n._('Log in to pray with others.');
    case 'calendar':
      return i18n._('Log in to see your calendar.');
    case 'saved':
      return i18n._('Log in to see what you have saved.');
    case 'search':
      return i18n._('Log in to search in everything.');
    case 'reports':
      return i18n._('Log in to see your reports.');
    case 'event':
    case 'events':
      return i18n._('Log in to sign up for events.');
    case 'listing':
      return i18n._('Log in to ask about this listing.');
    case 'resource':
      return i18n._('Log in to save this resource.');
    case 'parish':
    case 'parishes':
      return i18n._('Log in to follow a parish, to contact it or to correct its times.');
    default:
      return i18n._('Log in to continue.');
  }
};
