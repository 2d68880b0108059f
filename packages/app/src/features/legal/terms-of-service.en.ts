import type { LegalText } from './legal-text.ts';

export const text: LegalText = {
  title: 'Terms of Service',
  updated: '2026-11-22',
  introduction: [
    'Parvis is a square before the cathedral: a place where Catholics meet, talk, pray, and trade with one another. A square needs a few rules so that everyone is safe there.',
    'These are the rules. We have written them in plain words. If something is unclear, ask us before you agree.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What you agree to',
      paragraphs: [
        'By opening an account you agree to these terms. They are a contract between you and Parvis, at the address in the footer. Visitors without an account may read the public pages; the parts of these terms about conduct and about our responsibility apply to them too.',
        'The Privacy Policy explains what we do with your data; the Cookie Policy explains what is kept in your browser.',
      ],
    },
    {
      id: 'who-may-join',
      heading: 'Who may join',
      paragraphs: [
        'You must be 18 or older. When you sign up, we ask you to confirm that. We close the account of anyone who is younger and delete everything in it.',
        'Parvis is made for Catholics and for those on their way into the Church. People of other beliefs who come with respect are welcome. You answer the questions about your faith yourself, and nobody on Parvis judges your answers.',
      ],
    },
    {
      id: 'your-account',
      heading: 'Your account',
      paragraphs: ['An account belongs to one person. Please:'],
      list: [
        'use your own name, and an email address at which we can reach you;',
        'choose a password that you use nowhere else, and keep it secret;',
        'log out on devices that you share with others;',
        'tell us at once if somebody else has used your account.',
      ],
    },
    {
      id: 'conduct',
      heading: 'How we treat one another',
      paragraphs: [
        'Disagree as you would face to face, with somebody whom you will meet again at Mass. On Parvis you may not:',
      ],
      list: [
        'insult, threaten, harass, or stir up hatred against a person or a group;',
        'post indecent content, or anything that harms or exploits a minor or a vulnerable adult;',
        'pretend to be somebody else, or claim an office in the Church that you do not hold;',
        'reveal what somebody told you in confidence, or publish private details of another person;',
        'send advertising that nobody asked for, or try to cheat people of money;',
        'break the law, or help somebody else to break it;',
        'attack the service, get around its limits, or collect members’ data with a program.',
      ],
    },
    {
      id: 'your-content',
      heading: 'What you post',
      paragraphs: [
        'Your texts and files stay yours. You allow us to store them, to make smaller copies of pictures, and to show them to the people for whom you posted them. This permission is free of charge, serves only to run Parvis, and ends when you delete the content or your account.',
        'Post only what you have the right to post. Before you share a picture of other people, ask them.',
        'We do not check posts before they appear. Members write their own opinion, not ours and not that of the Church.',
      ],
    },
    {
      id: 'reports',
      heading: 'Reports',
      paragraphs: [
        'If you see something that breaks these rules, report it from its menu. Every report is reviewed within 24 hours. The author is not told who sent it.',
        'If somebody is in danger, or if you suspect abuse, go to the police or to child protective services first, and then to the safeguarding office of the diocese. We can remove content; we cannot protect a person.',
      ],
    },
    {
      id: 'suspension',
      heading: 'When rules are broken',
      paragraphs: [
        'We may remove content that breaks these terms, and we may suspend or ban accounts. A suspension ends after some time; a ban is for good. We consider how serious the matter is, whether it happened before, and who was harmed.',
        'Unless the law forbids it or somebody would be put in danger, we tell you what we did and why. You may object, as described under Disputes. Someone other than the person who made the first decision will look at it.',
      ],
    },
    {
      id: 'marketplace',
      heading: 'The marketplace',
      paragraphs: [
        'A sale is made between two members. Parvis shows the listing and brings you together; we do not own, inspect, ship, or insure what is offered, and we take no part in the payment. Describe what you sell honestly. Meet in a public place, and look at the item before you pay.',
        'You may not offer:',
      ],
      list: [
        'sacred relics, consecrated Hosts, or anything else that the Church forbids to sell (canon 1190);',
        'stolen goods, forgeries, weapons, drugs, or anything that may not be sold by law;',
        'sacraments, blessings, or Masses for a price.',
      ],
    },
    {
      id: 'plans',
      heading: 'Plans and payment',
      paragraphs: [
        'The community is free. Paid plans add to it; the plans page states their price in US dollars per month and what they contain. You pay by transfer from a US bank account, through the payment service named there, with the exact reference that we give you. Without that reference we cannot tell whose payment it is.',
        'Your plan is activated within 24 hours after payment confirmation. A plan is not renewed by itself: when its time is over it ends, unless you pay again. We never ask for your bank password or for the number of a card.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Disputes',
      paragraphs: [
        'If you disagree with a decision of ours or with a payment, write to us within 30 days of the day on which you learned of it. Say what happened and what you ask for. We look at the matter again, answer, and give our reasons.',
        'If two members disagree about a sale, we ask both to settle it between themselves first. If they cannot, either may tell us within 30 days of the sale. We can help them talk, and act on a breach of these terms, but we cannot order a payment.',
        'Your right to go to a court, and the rights that consumers have where you live, are not affected.',
      ],
    },
    {
      id: 'unused-accounts',
      heading: 'Unused accounts',
      paragraphs: [
        'Accounts unused for 12 or more months may be terminated. We write to your email address beforehand; logging in once is enough to keep the account.',
      ],
    },
    {
      id: 'leaving',
      heading: 'Leaving',
      paragraphs: [
        'You may leave at any time, without giving a reason. When you ask us to delete your account, it is hidden from other members at once, and for 30 days you can restore it by logging in; then it is deleted. Deleting your account removes your profile, your posts with the comments under them, your own comments, and your answers about your faith. All of it disappears from our backups within 90 days, as the Privacy Policy explains.',
      ],
    },
    {
      id: 'our-responsibility',
      heading: 'Our responsibility',
      paragraphs: [
        'We run Parvis with care, but we cannot promise that it is always available and free of errors. Parvis is no substitute for the sacraments, for a spiritual director, or for the advice of a doctor or a lawyer.',
        'We are liable for harm that we cause on purpose or by gross negligence, and wherever the law does not let us limit our liability. Beyond that, we are not liable for what members say, sell, or do.',
      ],
    },
    {
      id: 'sources',
      heading: 'Where our location data comes from',
      paragraphs: [
        'The locations of ZIP codes come from GeoNames (www.geonames.org), licensed under Creative Commons Attribution 4.0 (creativecommons.org/licenses/by/4.0). We have rounded these locations and combined them into areas.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      paragraphs: [
        'When we change these terms, we change the date at the top. Before a change that affects your rights we tell you by email or on Parvis, early enough for you to read it. If you do not agree, you may delete your account.',
      ],
    },
    {
      id: 'contact',
      heading: 'How to reach us',
      paragraphs: [
        'Write to contact@parvis.example, use the contact page, or send a letter to 12 Cathedral Square, Springfield.',
      ],
    },
  ],
};
