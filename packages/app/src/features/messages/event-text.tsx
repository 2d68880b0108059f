import type { I18n } from '@lingui/core';
import type { Schemas } from '@parvis/api-client';
import { Link } from '@parvis/design-system';
import { Fragment, type ReactNode } from 'react';
import { profilePath } from '../people/index.ts';

type ChatEvent = Schemas['ChatEvent'];

/** A member in a line. Without an id, the name is no link. */
interface Named {
  id: string | null;
  name: string;
}

interface LineOf {
  i18n: I18n;
  event: ChatEvent;
  /** The member who did it. Their name is empty if the account is deleted. */
  actor: { id: string; name: string };
  ownId: string;
}

type LinePart = string | Named;

/** More members than this are not all named. */
const maxNames = 3;

// These characters of the private use area mark the place of a member in a translated text.
const opening = '\uE000';
const closing = '\uE001';
const mark = /\uE000(?<index>\d+)\uE001/u;

/**
 * Joins names, and shows each of them as the text with the same position. The names must be known, because they choose the
 * "and": in Spanish it is "e" before "Inés".
 */
function listOf(i18n: I18n, names: readonly string[], shown: readonly string[]): string {
  const texts = shown.values();
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' })
    .formatToParts(names)
    .map(({ type, value }) => (type === 'element' ? (texts.next().value ?? value) : value))
    .join('');
}

/** The text with the members in place of their marks. */
function partsOf(text: string, members: readonly Named[]): LinePart[] {
  return text
    .split(mark)
    .map((part, at) => (at % 2 === 0 ? part : (members[Number(part)] ?? '')))
    .filter((part) => part !== '');
}

function linePartsOf({ i18n, event, actor, ownId }: LineOf): LinePart[] {
  const named: Named[] = [];
  const marked = (member: Named) => `${opening}${named.push(member) - 1}${closing}`;
  const isOwn = actor.id === ownId;
  const { kind, members, text: chat } = event;
  const others = members.filter(({ _id }) => _id !== ownId);
  const isAboutReader = others.length < members.length;
  /** The line does not name all members, and leaves out those whose accounts are deleted. */
  const count = others.length + (event.more ?? 0);

  const name = () =>
    marked(
      actor.name === '' ? { id: null, name: i18n._('A former member') } : { id: actor.id, name: actor.name },
    );
  const unnamed = (more: number) =>
    more > 0 ? [i18n._('{count, plural, one {# other} other {# others}}', { count: more })] : [];
  /** The others to whom it happened: 'Josef and 3 others'. */
  const list = (nobody = i18n._('a former member')) => {
    if (count === 0) return nobody;
    const shown = count > maxNames ? others.slice(0, 1) : others;
    const more = unnamed(count - shown.length);
    return listOf(
      i18n,
      [...shown.map(({ first_name }) => first_name), ...more],
      [...shown.map(({ _id, first_name }) => marked({ id: _id, name: first_name })), ...more],
    );
  };
  const added = () => {
    if (isOwn) return i18n._('You added {members}', { members: list() });
    if (!isAboutReader) return i18n._('{name} added {members}', { name: name(), members: list() });
    return count === 0
      ? i18n._('{name} added you', { name: name() })
      : i18n._('{name} added you and {members}', {
          name: name(),
          members: count > maxNames ? unnamed(count).join('') : list(),
        });
  };
  // These lines do not say who did it, because this matters to nobody but the owner.
  const subject = () => ({ count: Math.max(1, count), members: list(i18n._('A former member')) });
  const owners = () => {
    if (isAboutReader) return i18n._('You are now an owner of this chat');
    return i18n._(
      '{count, plural, one {{members} is now an owner of this chat} other {{members} are now owners of this chat}}',
      subject(),
    );
  };
  const noOwners = () => {
    if (isAboutReader) return i18n._('You are no longer an owner of this chat');
    return i18n._(
      '{count, plural, one {{members} is no longer an owner of this chat} other {{members} are no longer owners of this chat}}',
      subject(),
    );
  };
  // Without a name, there is a block between the reader and the member who chose it.
  const created = () => {
    if (chat === null)
      return isOwn ? i18n._('You created the chat') : i18n._('{name} created the chat', { name: name() });
    return isOwn
      ? i18n._('You created the chat “{chat}”', { chat })
      : i18n._('{name} created the chat “{chat}”', { name: name(), chat });
  };
  const renamed = () => {
    if (chat === null)
      return isOwn
        ? i18n._('You changed the name of the chat')
        : i18n._('{name} changed the name of the chat', { name: name() });
    return isOwn
      ? i18n._('You named the chat “{chat}”', { chat })
      : i18n._('{name} named the chat “{chat}”', { name: name(), chat });
  };
  const texts: Record<ChatEvent['kind'], () => string> = {
    created,
    added,
    joined: () =>
      isOwn ? i18n._('You joined the chat') : i18n._('{name} joined the chat', { name: name() }),
    left: () => (isOwn ? i18n._('You left the chat') : i18n._('{name} left the chat', { name: name() })),
    removed: () =>
      isOwn
        ? i18n._('You removed {members}', { members: list() })
        : i18n._('{name} removed {members}', { name: name(), members: list() }),
    renamed,
    described: () =>
      isOwn
        ? i18n._('You changed the description')
        : i18n._('{name} changed the description', { name: name() }),
    pictured: () =>
      isOwn ? i18n._('You changed the picture') : i18n._('{name} changed the picture', { name: name() }),
    promoted: owners,
    demoted: noOwners,
  };
  // A newer server can send kinds that this page does not know.
  const known: Partial<Record<string, () => string>> = texts;
  const text = known[kind]?.() ?? i18n._('The chat was changed');
  return partsOf(text, named);
}

/** A line of a group chat as a text, such as 'Anna added Josef'. */
export const eventText = (line: LineOf): string =>
  linePartsOf(line)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('');

/** A line of a group chat with links to its members. */
export const eventLine = (line: LineOf): ReactNode =>
  linePartsOf(line).map((part, at) => {
    const key = String(at);
    if (typeof part === 'string') return <Fragment key={key}>{part}</Fragment>;
    const name = <bdi>{part.name}</bdi>;
    return part.id === null ? (
      <Fragment key={key}>{name}</Fragment>
    ) : (
      <Link href={profilePath(part.id)} key={key} tone="inherit">
        {name}
      </Link>
    );
  });
