import { setupI18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { describe, expect, it, test } from 'vitest';
import { literal } from '../../i18n/literal.ts';
import { samplePerson } from '../people/samples.ts';
import { eventText } from './event-text.tsx';

type ChatEvent = Schemas['ChatEvent'];

const person = (first_name: string) => samplePerson({ _id: first_name.toLowerCase(), first_name });
const josef = person('Josef');
const clara = person('Clara');
const bruno = person('Bruno');
const dora = person('Dora');
const maria = person('Maria');

const anna = { id: 'anna', name: 'Anna' };
const reader = { id: 'maria', name: 'Maria' };

const text = (kind: ChatEvent['kind'], more: Partial<ChatEvent> = {}, actor = anna) =>
  eventText({
    i18n: literal,
    event: { kind, members: [], text: null, ...more },
    actor,
    ownId: 'maria',
  });

describe('a line of a group chat', () => {
  test.each<[ChatEvent['kind'], Partial<ChatEvent>, string, string]>([
    ['created', { text: 'Choir' }, 'Anna created the chat “Choir”', 'You created the chat “Choir”'],
    ['added', { members: [josef] }, 'Anna added Josef', 'You added Josef'],
    ['joined', {}, 'Anna joined the chat', 'You joined the chat'],
    ['left', {}, 'Anna left the chat', 'You left the chat'],
    ['removed', { members: [josef] }, 'Anna removed Josef', 'You removed Josef'],
    ['renamed', { text: 'Choir' }, 'Anna named the chat “Choir”', 'You named the chat “Choir”'],
    ['created', {}, 'Anna created the chat', 'You created the chat'],
    ['renamed', {}, 'Anna changed the name of the chat', 'You changed the name of the chat'],
    ['described', {}, 'Anna changed the description', 'You changed the description'],
    ['pictured', {}, 'Anna changed the picture', 'You changed the picture'],
  ])('%s says who did it', (kind, more, ofAnna, own) => {
    expect(text(kind, more)).toBe(ofAnna);
    expect(text(kind, more, reader)).toBe(own);
  });

  it('names up to three members, and counts more of them', () => {
    expect(text('added', { members: [josef, clara, bruno] })).toBe('Anna added Josef, Clara, and Bruno');
    expect(text('added', { members: [josef, clara, bruno, dora] })).toBe('Anna added Josef and 3 others');
  });

  it('counts the members whom the server does not name', () => {
    const members = Array.from({ length: 20 }, (_, index) => person(`Member ${index}`));
    const withReader = [maria, ...members.slice(1)];
    expect(text('added', { members, more: 160 })).toBe('Anna added Member 0 and 179 others');
    expect(text('added', { members: [josef], more: 1 })).toBe('Anna added Josef and 1 other');
    expect(text('added', { members: withReader, more: 160 })).toBe('Anna added you and 179 others');
    expect(text('added', { members: [], more: 4 })).toBe('Anna added 4 others');
  });

  it('has the Spanish "e" before a name with the same sound', () => {
    const i18n = setupI18n({ locale: 'es', messages: { es: {} } });
    const event: ChatEvent = { kind: 'removed', members: [josef, person('Inés')], text: null };
    expect(eventText({ i18n, event, actor: anna, ownId: 'maria' })).toBe('Anna removed Josef e Inés');
  });

  it('speaks to a reader to whom it happened', () => {
    expect(text('added', { members: [maria] })).toBe('Anna added you');
    expect(text('added', { members: [josef, maria] })).toBe('Anna added you and Josef');
    expect(text('promoted', { members: [maria] })).toBe('You are now an owner of this chat');
    expect(text('demoted', { members: [maria] })).toBe('You are no longer an owner of this chat');
  });

  it('says who is an owner now, and who is not', () => {
    expect(text('promoted', { members: [josef] })).toBe('Josef is now an owner of this chat');
    expect(text('promoted', { members: [josef, clara] })).toBe('Josef and Clara are now owners of this chat');
    expect(text('demoted', { members: [josef] })).toBe('Josef is no longer an owner of this chat');
  });

  it('has words for members whose accounts are deleted', () => {
    const former = { id: 'anna', name: '' };
    expect(text('left', {}, former)).toBe('A former member left the chat');
    expect(text('added', {}, former)).toBe('A former member added a former member');
    expect(text('promoted')).toBe('A former member is now an owner of this chat');
    expect(text('demoted')).toBe('A former member is no longer an owner of this chat');
  });

  it('of a newer server does not break the page', () => {
    const kind = JSON.parse('"pinned"');
    expect(text(kind)).toBe('The chat was changed');
  });
});
