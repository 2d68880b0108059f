import type { AboutUsText } from './about-us-text.ts';

export const text: AboutUsText = {
  title: 'About Us',
  introduction:
    'The parvis is the open square before a cathedral. For centuries it was where people met on their way in and lingered on their way out: to talk, to hear the news, to buy candles and bread. This is such a square.',
  sections: [
    {
      heading: 'Why we are here',
      paragraphs: [
        'Many Catholics see their fellow parishioners for an hour a week, and some have nobody near them who shares their faith. The places where people otherwise meet online were built to hold their attention, not to bring them together.',
        'Parvis is a digital space for Catholics committed to faith and community growth. It is meant to lead back to the parish: to the Mass, to the table afterwards, to the neighbor who needs a hand. It cannot take the place of the sacraments, and it does not try to.',
      ],
    },
    {
      heading: 'For whom it is',
      paragraphs: [
        'For Catholics of every rite, Western and Eastern, for those on their way into the Church, and for everyone who comes with respect. You must be 18 or older.',
        'Parvis is run by lay people. It belongs to no diocese and speaks for none; for the teaching of the Church, ask your pastor.',
      ],
    },
  ],
  pledgesHeading: 'What you can count on',
  pledges: {
    feed: {
      title: 'A feed in its own order',
      text: 'The newest posts stand first. No hidden calculation decides what you see, and nothing is for sale between them: there is no advertising.',
    },
    privacy: {
      title: 'Your faith stays yours',
      text: 'Your answers about your faith are private. We sell no data, and the pages load nothing from other companies.',
    },
    moderation: {
      title: 'Somebody looks after it',
      text: 'Every post and comment can be reported. Every report is reviewed within 24 hours, by a person.',
    },
  },
};
