import { describe, expect, it } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { headlineOf } from './headline.ts';
import { answerText, itemsOf } from './information.ts';
import { sampleProfile } from './sample-profile.ts';

const information = sampleProfile.information;

describe('the text of an answer', () => {
  it.each([
    ['catholic', { catholic: 'Yes (in RCIA)' }, 'Yes (in RCIA)'],
    ['rite', { rite: 'Eastern' }, 'Eastern'],
    ['riteType', { riteType: 'Syro-Malabar' }, 'Syro-Malabar'],
    ['knightOfMalta', { knightOfMalta: true }, 'Yes'],
    ['knightOfMalta', { knightOfMalta: false }, 'No'],
    ['parish', { parish: 'Saint Cecilia' }, 'Saint Cecilia'],
    ['parish', { parish: null }, null],
    ['about', { about: '' }, null],
  ] as const)('%s of %j is %j', (field, answers, text) => {
    expect(answerText(literal, { ...information, ...answers }, field)).toBe(text);
  });
});

describe('the lines of a profile', () => {
  const fields = ['parish', 'diocese'] as const;

  it('are all shown on the member’s own profile, with their audiences', () => {
    expect(itemsOf(literal, sampleProfile, fields)).toEqual([
      { term: 'Parish', value: 'Saint Cecilia', visibility: 'members' },
      { term: 'Diocese', value: null, visibility: 'onlyMe' },
    ]);
  });

  it('are the visible ones on another member’s profile', () => {
    expect(itemsOf(literal, { ...sampleProfile, audiences: null }, fields)).toEqual([
      { term: 'Parish', value: 'Saint Cecilia' },
    ]);
  });
});

it.each([
  [{ parish: 'Saint Cecilia', diocese: 'Springfield' }, 'Saint Cecilia · Springfield'],
  [{ parish: null, diocese: 'Springfield' }, 'Springfield'],
  [{ parish: null, diocese: null }, undefined],
])('the headline of %j is %j', (known, headline) => {
  expect(headlineOf({ information: { ...information, ...known } })).toBe(headline);
});
