import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Cookie Policy',
  updated: '2026-11-30',
  introduction: [
    'Parvis sets three cookies: they remember your language, how you want the pages to look, and whether you use keyboard shortcuts. A few more things are kept in the storage of your browser, so that you stay logged in and do not lose anything that you have typed.',
    'None of them tracks you on other sites, and none is used for advertising or for counting visits. That is why no banner asks for your consent.',
  ],
  sections: [
    {
      id: 'the-cookie',
      heading: 'The cookies',
      paragraphs: [
        'The cookie “language” is set when you choose a language in the footer. It holds the name of that language and nothing else, belongs to this site alone, and lasts for one year.',
        'The cookie “appearance” is set when you choose something under “Appearance” in the settings: colors, size of the text, contrast. It holds that choice and nothing else, belongs to this site alone, and lasts for one year.',
        'The cookie “shortcuts” is set when you turn the keyboard shortcuts off. It holds that choice and nothing else, belongs to this site alone, and lasts for one year. It is removed when you turn them on again.',
      ],
    },
    {
      id: 'local-storage',
      heading: 'Local storage',
      paragraphs: [
        'These entries stay in your browser until you log out; logging out clears all of them. On the server, a session ends when it has been unused for 30 days, and at the latest 90 days after you logged in.',
      ],
      list: [
        '“token” proves to our server that a request comes from you. It is set when you log in or register.',
        '“user” holds the record of your account that our server sent: your name and your email address, for example.',
        '“ds-theme” holds how you want the pages to look; “liturgical-day” holds the liturgical day with its color, so that it is loaded only once. Neither of them says anything about you.',
        '“places” remembers how far you have read a book or heard a recording, so that you can continue from there; it also holds the number of your account, so that nobody else continues there. “listening” holds how fast and how loud you listen. “emojis” holds the emojis that you have used last, and their skin tone.',
        '“voice-speed” holds how fast you listen to voice notes. An entry whose name begins with “stranger-pictures” notes that you want to see the pictures in a conversation with somebody who is not your friend, because you have shown one; its name holds the numbers of your account and of the conversation.',
        'An entry whose name begins with “calendar-sources” holds which events and feasts you want to see in your calendar; its name holds the number of your account.',
        '“register” notes that you still have to answer the questionnaire. It is removed when you have answered it.',
        '“questionnaire-draft” holds the answers that you have not sent yet, so that they survive a reload. It is removed when you send them.',
      ],
    },
    {
      id: 'session-storage',
      heading: 'Session storage',
      paragraphs: ['These entries belong to one tab and vanish when you close it.'],
      list: [
        '“splash” notes that you have seen the opening screen, so that it is not shown again.',
        '“sign-up-draft” holds what you have typed into the registration, but never a password. It is removed when you have registered.',
        'An entry whose name begins with “contact-draft” holds what you have typed into the contact form. It is removed when you have sent it.',
        '“scroll-positions” and those that begin with “list-position” remember where you were reading, so that going back takes you there.',
      ],
    },
    {
      id: 'drafts',
      heading: 'Drafts',
      paragraphs: [
        'Your drafts of posts, comments, messages and listings, with their photos, are kept in a database of your browser named “parvis-drafts” until you send them. Drafts older than 30 days are deleted. They never leave your device.',
      ],
    },
    {
      id: 'unsent-messages',
      heading: 'Messages that are not sent yet',
      paragraphs: [
        'A message that you have written is kept, with its file, in a database of your browser whose name begins with “parvis-outbox” until our server has it. It stays there when you log out, is sent when you log in again with this browser, and is shown to nobody else. After a week, it is only sent when you ask for it.',
      ],
    },
    {
      id: 'the-app-itself',
      heading: 'The app itself',
      paragraphs: [
        'So that Parvis opens without an internet connection, the cache of your browser keeps the files that the site is made of: its code, its styles and its fonts, under names that begin with “parvis-app”. They are the same for everybody and hold nothing about you. They are replaced when there is a new version, and stay when you log out.',
      ],
    },
    {
      id: 'others',
      heading: 'Cookies from others',
      paragraphs: [
        'There are none. The pages of Parvis load nothing from other companies, so none of them can set or read a cookie here. If you follow a link to another site, the rules of that site apply.',
      ],
    },
    {
      id: 'your-choice',
      heading: 'Your choice',
      paragraphs: [
        'You can delete or block all of this in the settings of your browser. Without the cookies Parvis forgets your language and how you want the pages to look; without local storage you have to log in again whenever you open the page. Everything else keeps working.',
      ],
    },
  ],
};
