import type { Writing } from './writing.ts';
import { pictured } from './writings-pictured.ts';

const saints: Writing[] = [
  [
    'Saint Martin of Tours',
    'He cut his own cloak in two for a beggar at the gate of Amiens. I think of him each time the coat drive comes round: half a cloak was enough to be remembered for sixteen centuries.',
  ],
  [
    'Saint Elizabeth of Hungary',
    'A queen who carried bread down to the poor herself. When they asked what she was hiding in her cloak, it was roses. Our food pantry is named after her for a reason.',
  ],
  [
    'Saint Cecilia',
    'Patroness of musicians. If you sang this Sunday, even off key, somebody in heaven was glad of it.',
  ],
  [
    'Saint Charbel',
    'Twenty-three years in a hermitage, and today people of every faith climb to his tomb. Silence travels far.',
  ],
  [
    'Saint Josephine Bakhita',
    'Kidnapped, sold, and yet she said she would kiss the hands of those who took her, for through it all she found the Lord. I cannot read that without stopping.',
  ],
  [
    'Saint Philip Neri',
    'He once shaved off half his beard so that nobody would take him too seriously. Holiness and a good laugh go very well together.',
  ],
  [
    'Saint Monica',
    'Seventeen years of tears for her son. If you are praying for someone far from the Church: keep going. You are in good company.',
  ],
  [
    'Saint Thomas More',
    '“The King’s good servant, and God’s first.” Read his last letter to Margaret this week if you can. It is short, and it is written with charcoal.',
  ],
  [
    'Saint Gianna Molla',
    'Doctor, mother, skier, wife. My daughter asked for a saint “who had a job”. We found one.',
  ],
  [
    'Saint Joseph',
    'Not one word of his is in Scripture. Everything he said, he said by getting up and doing it.',
  ],
  [
    'Saint Kateri Tekakwitha',
    'She made little crosses of sticks and set them in the woods as places to pray. We did the same on our hike with the children.',
  ],
  [
    'Blessed Carlo Acutis',
    '“The Eucharist is my highway to heaven.” He built websites, too. There is hope for all of us who sit before a screen.',
  ],
];

const reflections: Writing[] = [
  [
    'The eleventh hour',
    'Matthew 20 again. I used to be cross on behalf of those who worked all day. This year I noticed that I am not one of them.',
  ],
  [
    '“Do you love me?”',
    'Three times He asks Peter, once for each denial. He does not ask for an explanation. He asks for love, and then gives him work to do.',
  ],
  [
    'A small thing about the widow’s mite',
    'She had two coins. She could have kept one. That is the whole homily, our pastor said, and then sat down. Best four seconds of the month.',
  ],
  [
    'Emmaus',
    'They knew Him in the breaking of the bread, and not in the seven miles of explanation before it. Invite somebody to supper this week.',
  ],
  [
    'Psalm 131',
    '“I do not busy myself with great matters.” I have put it on a note over my desk. Day three: still busying myself.',
  ],
  [
    'Martha, Martha',
    'Nobody ever points out that in John 11 it is Martha who makes the great confession of faith, with her apron still on.',
  ],
  [
    'The Visitation',
    'Mary went “in haste”. The first thing she did with the greatest news of the world was to help an older relative with the house.',
  ],
  [
    'On waiting',
    'Advent is near. Simeon waited all his life for a few minutes with a child in his arms, and counted it enough.',
  ],
  [
    'The good Samaritan paid in advance',
    '“Whatever more you spend, I will repay you.” Mercy with an open bill. I find that harder than the bandages.',
  ],
  ['Zacchaeus', 'A grown man up a tree because he wanted to see. I would like to want anything that much.'],
];

export const intentions: Writing[] = [
  [
    'Please pray for my father',
    'He goes in for heart surgery on Thursday morning. He is calm, we are not. A decade of the rosary would mean a great deal to us.',
  ],
  [
    'A new baby',
    'Our first was born last night after a long labour. Both are well. Thanks be to God, and to the sister on the ward who prayed with us.',
  ],
  [
    'For my students',
    'Twenty-eight first communicants this year. Pray for them, and a little for their catechist.',
  ],
  [
    'Job interview on Monday',
    'It has been seven months. Saint Joseph, pray for us. I will let you all know.',
  ],
  [
    'For a happy death',
    'My grandmother has received the anointing and is at home with all of us around her. Please remember Wanda in your prayers tonight.',
  ],
  [
    'Thank you',
    'To the sixty or so people who prayed for our son: the scan was clear. I have no words, so I will use the old ones. Deo gratias.',
  ],
  [
    'For those who live alone',
    'One of our neighbours was not missed for three days. He is fine now. Let us all knock on one door this week.',
  ],
  [
    'Discernment',
    'I visit the seminary next weekend. I have told almost nobody. Please pray that I may hear well.',
  ],
  [
    'For peace',
    'Our parish has families on both sides of a war. On Sunday they stood next to each other for the Our Father. Pray with us.',
  ],
  [
    'For my wife',
    'She begins treatment tomorrow. She asked me to write here, since “those people actually pray”.',
  ],
];

const gatherings: Writing[] = [
  [
    'Soup supper on Friday',
    'Six o’clock in the parish hall. Three soups, too much bread. Nobody should eat alone; bring whoever is standing next to you.',
  ],
  [
    'Eucharistic adoration through the night',
    'Thursday eight in the evening until Friday morning Mass. We still need two people at 3 a.m. It is the best hour, I promise.',
  ],
  [
    'Coat drive',
    'We gathered 212 coats. Thank you. The boxes stay at the west door until the first Sunday of Advent.',
  ],
  [
    'Choir: tenors wanted',
    'We have eleven altos and one tenor, and he is going on holiday. No audition. We rehearse on Wednesdays at seven.',
  ],
  [
    'Young adults: theology and pizza',
    'This month: why do Catholics bless things? Upstairs room, half past seven. The pizza is ordered by a Dominican, so there is plenty.',
  ],
  [
    'Baking for the Christmas fair',
    'Who can make something that travels? Fruit cake is covered. Fruit cake is very much covered.',
  ],
  [
    'Parish pilgrimage in May',
    'Four days on foot, twelve miles a day, luggage carried. Slow walkers are the point, not the problem. List at the back of the church.',
  ],
  [
    'Confession before Mass',
    'Father is now in the confessional from half past four every Saturday. He says to tell you that he brings a book, and that he would rather not read it.',
  ],
  [
    'Marriage preparation couples',
    'Six couples begin with us on Sunday. If you have been married more than twenty years and can cook for eight, please speak to me.',
  ],
  [
    'Help with the Nativity play',
    'We have four Marys, nine angels, no donkey. Costumes are stored in my garage. Please take pity on my garage.',
  ],
  [
    'Rosary on the square',
    'First Saturday, ten o’clock, in front of the church. Rain does not stop us; last month it was three people and one umbrella.',
  ],
  [
    'Library evening',
    'The parish library reopens with tea on Tuesday. If you have had our copy of the Confessions since 2019, there will be no questions.',
  ],
];

const questions: Writing[] = [
  [
    'Books for Advent?',
    'Last year I read Saint John Henry Newman’s sermons, one a day. What are you reading this year?',
  ],
  [
    'How do you pray with small children?',
    'Ours last about ninety seconds before somebody is under the table. Looking for what works for real families.',
  ],
  [
    'A patron for engineers?',
    'Somebody at work asked me and I had no answer but Saint Joseph again. Surely there are others.',
  ],
  [
    'Latin for beginners',
    'I would like to follow the sung parts and know what I am singing. Is there a course you liked?',
  ],
  [
    'Godfather for the first time',
    'My best friend has asked me. I am honoured and slightly frightened. What did your godparents do that you still remember?',
  ],
  [
    'Visiting Rome with four days',
    'Beyond the obvious. Which church made you stay longer than you had planned?',
  ],
  [
    'Fasting and night shifts',
    'Nurses, firefighters, bakers: how do you keep the fast days when your day has no morning?',
  ],
  [
    'Good Catholic novels',
    'I have finished Brideshead, Kristin Lavransdatter and everything by Flannery O’Connor. What next?',
  ],
  [
    'What is on your fridge?',
    'Ours: a prayer of Saint Francis, three drawings, a dentist’s card, and the Mass times of a parish we left in 2014.',
  ],
  [
    'Eastern liturgy for the first time',
    'My neighbour invited me to a Byzantine Divine Liturgy. Anything I should know, other than to wear good shoes?',
  ],
];

const everyday: Writing[] = [
  [
    'Overheard at the church door',
    'A boy of about five: “Is God home?” His grandmother: “Always. But we visit anyway.”',
  ],
  ['Small victory', 'I got all five children to Mass, on time, with ten shoes. One was not ours.'],
  [
    'The old organist',
    'He is 91 and still plays the eight o’clock. Today he winked at the choir and added a trill where there has never been a trill.',
  ],
  [
    'A homily to keep',
    '“You are not asked to carry the whole cross. You are asked to be there when it passes.”',
  ],
  [
    'Bread',
    'Our baker gives what is left to the shelter each evening. She has done so for thirty years, and I learned of it today, from somebody else.',
  ],
  ['First time as lector', 'I practised Nebuchadnezzar all week. It was a reading from Tobit.'],
  [
    'Saturday morning',
    'Polished the candlesticks with two widowers and a teenager doing service hours. Best conversation I have had for months.',
  ],
  [
    'Learning the Angelus',
    'The phone rings at noon with a bell now. My colleagues have begun to look forward to it.',
  ],
  [
    'On silence',
    'Half an hour before the tabernacle, no phone. The first twenty minutes were noise. The last ten were not.',
  ],
  ['Grateful', 'For the woman who said “he is not disturbing anybody” while my son disturbed everybody.'],
];

export const english: readonly Writing[] = [
  ...saints,
  ...reflections,
  ...intentions,
  ...gatherings,
  ...pictured,
  ...questions,
  ...everyday,
];
