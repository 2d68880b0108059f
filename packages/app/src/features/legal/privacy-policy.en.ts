import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Privacy Policy',
  updated: '2026-11-30',
  introduction: [
    'You entrust us with information about yourself and your faith. This page says what we keep, why, who sees it, and how you get it back or have it deleted.',
    'In short: we show no advertising, we sell no data, we do not track you across the web, and only you see your answers about your faith, unless you choose to show them.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      paragraphs: [
        'Parvis, 12 Cathedral Square, Springfield, is responsible for your data. For anything about privacy write to contact@parvis.example. You get a response within 48 hours.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep',
      paragraphs: ['We keep what you give us, and the little that is needed to run the service:'],
      list: [
        'your account: first and last name, email address and whether you have confirmed it, telephone number if you give one, and the time at which you accepted the terms;',
        'your password, only in a form that nobody can turn back into the password (Argon2id);',
        'your answers to the questionnaire about your faith, with the time of your consent;',
        'which step of the welcome you have reached;',
        'what you post, write, upload, like, share, hide, report, or offer for sale, and when you did so;',
        'your friends, your friend requests, your messages with their files and voice notes (the microphone is on only while you record one), and your notifications;',
        'if you turn on notifications on a device: the address at which the maker of its browser receives them, and the times at which you want none;',
        'when you get an email with what you have missed: how often, and at which time;',
        'your ZIP code, if you enter one in the settings; we use it to show how far away a listing is, and to suggest a ZIP code for your own listings;',
        'the ZIP code that you enter for a listing; other members see only its town;',
        'the listings and the searches that you saved, to tell you about new listings;',
        'the groups that you belong to, the events that you have signed up for, and the articles and resources that you saved;',
        'what you write to us on the contact page, with your name and email address; and the address to which we send our newsletter, with its language;',
        'when you last closed Parvis;',
        'your plan and your payments: name, amount, reference, and the email address or telephone number from which you pay, but never the number of an account or of a card;',
        'your sessions: a fingerprint of the token by which we recognize your browser, the browser and system with which you logged in, and the time of the last use;',
        'your IP address, for a short time, to limit log-in attempts and fend off attacks; and records of server errors, to find their cause.',
      ],
    },
    {
      id: 'faith',
      heading: 'Your answers about your faith',
      paragraphs: [
        'Data about your faith belongs to the special categories of personal data, which the law protects most. We keep your answers only with your explicit consent, which you give by sending the questionnaire.',
        'Your answers are private. No other member and no moderator sees them on Parvis, unless you choose in your profile to show one of them to your friends or to all members. We use them to suggest parishes, groups, events and people to you, and for nothing else: not for advertising, not for statistics about individuals, not for prices.',
        'You may withdraw your consent whenever you like, by deleting your answers or by writing to us. We then delete them, and you keep your account.',
        'If you write about your faith in a post, a comment or a message, the people you write it for can see it.',
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Who sees what',
      paragraphs: [
        'Only people who are logged in can read what members write. The only exception is your listings, if you choose to show them to visitors. On Parvis:',
      ],
      list: [
        'all members see your name, your posts, comments and likes, and your listings;',
        'all members see your email address beside your posts, unless you hide it;',
        'all members see the town of a listing, roughly how far away it is, and the parish where you meet if you choose one, but neither its ZIP code nor your address;',
        'only you and the seller see an offer that you make for a listing;',
        'visitors and search engines see your listings with their photos and town, but not your name, only if you choose this in the settings;',
        'only you see your ZIP code, the posts you hid, your sign-ups to events, what you saved, and your drafts;',
        'only you see your telephone number, what you say about yourself, and your answers about your faith, until you choose in your profile to show one of them to your friends or to all members;',
        'if everybody may join a group, all members see who belongs to it and what is posted there; otherwise only its own members and our moderators do;',
        'only the people of a conversation see its messages and files; if one of them forwards a message, others see a copy of it, without the name of its author;',
        'in a group conversation, all members see who belongs to it, and you see who has read your messages; new members do not see the messages from before; people who have its link see its name, picture, description and number of members;',
        'the friends with whom you have a conversation see whether you are online and when you last were, unless you hide it;',
        'moderators see reports and the reported content, so that they can decide about them; with a message, also the five messages before it, if the person who reports it sends them along.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Pictures and videos',
      paragraphs: [
        'Before we keep a picture, we remove its hidden details, such as the place where it was taken, the time, and the camera. The file that you sent is not kept.',
        'Videos are kept as you send them. A video can contain the place where it was taken: remove that before you upload it. The addresses of pictures and videos are hard to guess and expire.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may do this',
      paragraphs: [],
      list: [
        'Your account, posts, messages, listings and plan: because we have a contract with you, the Terms of Service.',
        'Your answers about your faith: because you consented.',
        'Technical records, limits on log-in attempts, and the review of reports: because we and the members have a legitimate interest in a safe service.',
        'Records of payments: because the law obliges us to keep them.',
      ],
    },
    {
      id: 'others',
      heading: 'Whom we share data with',
      paragraphs: [
        'The pages of Parvis load nothing from other companies: no fonts, no maps, no visitor counters, no advertising, no buttons that report to a social network. Your browser connects only to our server. The social icons in the footer are ordinary links.',
        'If you turn on notifications on a device, our server sends them through the push service of the maker of its browser, such as Google, Mozilla or Apple. They are encrypted for your device: the service learns that you get one, and when, but not what it says.',
        'If a post or a message has a link, our server asks the website of the link for the title, the description and the picture of the page. The website sees the request of our server, but learns neither who wrote the link nor who reads it.',
        'The companies that run our computers and deliver our email handle data for us, under contract, and may use it for nothing else. If you pay for a plan, you do so at your bank and its payment service, whose own rules apply there. We give data to an authority only when the law obliges us. We do not sell data to anybody.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [],
      list: [
        'Your posts, your listings, your ZIP code, your saved items and your answers about your faith: until you delete them.',
        'Messages: until all people of the conversation have deleted them or the conversation, or until you delete them for everyone. A copy that somebody has forwarded is that person’s message and stays. If you edit a message, we keep its former texts as long, only for a report about it. When you delete your account, your messages stay with the people who received them, without your name; the files that you sent are deleted with your account.',
        'Your place in a group conversation: until you leave it. If one of its owners has removed you: as long as the conversation exists, so that its link does not let you in again.',
        'Message requests to people who are not your friends: who sent one and when, as long as the conversation exists, so that a deleted request is not repeated.',
        'Your account: until 30 days after you have asked us to delete it, or until it is terminated because it was unused for 12 or more months.',
        'Your session: until you log out, until it has been unused for 30 days, or until 90 days after you logged in (12 hours for our staff). We keep a note that it has ended for another 30 days.',
        'Your address for the newsletter: until you unsubscribe; one that was never confirmed, for seven days.',
        'Your messages to us from the contact page: until you ask us to delete them.',
        'Backups: deleted content also disappears from our backups within 90 days.',
        'Your reports, once you have left: without your name, until they are settled.',
        'A message that was reported: as a copy beside the report, with its former texts, its file and the messages before it that were sent along, until the report is settled.',
        'Records of payments: as long as tax law requires.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['Wherever you live, you may ask us:'],
      list: [
        'for a report of all data that we hold about you, in a form that you can take elsewhere; you get this data report within 30 days;',
        'to correct what is wrong;',
        'to delete your data, or to delete your account yourself; backups follow within 90 days;',
        'to stop or restrict a use that you object to;',
        'to end a use to which you consented.',
      ],
    },
    {
      id: 'help',
      heading: 'Help and complaints',
      paragraphs: [
        'Write to contact@parvis.example with the word “privacy” in the subject. You do not need to give a reason. We check that the request comes from you, and respond to requests for help within 48 hours.',
        'If you are not satisfied, you may complain to the data protection authority of the place where you live.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      paragraphs: [
        'The connection is encrypted, tokens are stored only as fingerprints, log-in attempts are limited, and the pages run only our own scripts. A new password ends all your other sessions. Messages are not encrypted from end to end: do not send passwords or bank details.',
        'If data were nevertheless lost or stolen in a way that could harm you, we would tell you and the authority without delay.',
      ],
    },
    {
      id: 'age',
      heading: 'Only for adults',
      paragraphs: [
        'Parvis is for people who are 18 or older. If you know of an account that belongs to somebody younger, please tell us; we delete it and its data.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      paragraphs: [
        'When we change this page, we change the date at the top. Before we use your data for anything new, we tell you, and ask for your consent where the law requires it.',
      ],
    },
  ],
};
