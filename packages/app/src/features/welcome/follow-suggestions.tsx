import { useLingui } from '@lingui/react';
import {
  Banner,
  Button,
  EventList,
  Heading,
  IconCheck,
  PeopleList,
  Stack,
  Text,
  type ButtonProps,
} from '@parvis/design-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../app-context.tsx';
import { errorText } from '../../platform/error-text.ts';
import { dayText, zonedTime } from '../events/index.ts';
import { fullName, nameParts, profilePath } from '../people/index.ts';
import { suggestionReason, welcomeSuggestionsQuery } from './suggestions.ts';
import { useSuggestionActions } from './use-suggestion-actions.ts';

export interface FollowSuggestionsProps {
  /** Called when the reader wants to see the posts of the members whom they have just followed. */
  onShowPosts?: () => void;
}

type ActionProps = Pick<ButtonProps, 'aria-label' | 'onClick'> & {
  label: string;
  finishedLabel: string;
  isFinished: boolean;
  isPending: boolean;
};

function Action({ label, finishedLabel, isFinished, isPending, ...props }: ActionProps) {
  return isFinished ? (
    <Text as="span" size="sm" tone="muted" role="status">
      <Stack as="span" direction="row" gap={1}>
        <IconCheck size="sm" />
        {finishedLabel}
      </Stack>
    </Text>
  ) : (
    <Button {...props} loading={isPending} size="sm" variant="secondary">
      {label}
    </Button>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** Members to follow, groups to join and events to attend, each with the reason. Lists without entries are left out. */
export function FollowSuggestions({ onShowPosts }: FollowSuggestionsProps) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { data, error, refetch } = useQuery(welcomeSuggestionsQuery(api));
  const { attend, follow, isFinished, isPending, join } = useSuggestionActions();
  const peopleTitle = i18n._('People to follow');
  const groupsTitle = i18n._('Groups to join');
  const stateOf = (id: string) => ({ isFinished: isFinished(id), isPending: isPending(id) });

  if (data === undefined && error !== null) {
    return (
      <Banner role="alert" tone="danger">
        <Stack align="start" gap={2}>
          <span>{errorText(i18n, error, i18n._('The suggestions could not be loaded'))}</span>
          <Button onClick={() => void refetch()} size="sm" variant="secondary">
            {i18n._('Try again')}
          </Button>
        </Stack>
      </Banner>
    );
  }
  if (data === undefined) return <PeopleList emptyText="" label={peopleTitle} loading people={[]} />;
  const { people, groups, events } = data;
  if (people.length + groups.length + events.length === 0) {
    return (
      <Text tone="muted">
        {i18n._('There is nobody to suggest yet. Search for people you know at the top of the page.')}
      </Text>
    );
  }
  return (
    <Stack gap={5}>
      {people.length === 0 ? null : (
        <Section title={peopleTitle}>
          <PeopleList
            emptyText=""
            shortActions
            label={peopleTitle}
            people={people.map((suggestion) => {
              const { user } = suggestion;
              const name = fullName(user);
              return {
                id: user._id,
                name,
                person: nameParts(user),
                picture: user.avatar,
                detail: suggestionReason(i18n, suggestion),
                href: profilePath(user._id),
                action: (
                  <Action
                    {...stateOf(user._id)}
                    aria-label={i18n._('Follow {name}', { name })}
                    finishedLabel={i18n._('Following')}
                    label={i18n._('Follow')}
                    onClick={() => void follow(user._id)}
                  />
                ),
              };
            })}
          />
          {onShowPosts !== undefined && people.some(({ user }) => isFinished(user._id)) ? (
            <Stack direction="row">
              <Button onClick={onShowPosts}>{i18n._('Show their posts')}</Button>
            </Stack>
          ) : null}
        </Section>
      )}
      {groups.length === 0 ? null : (
        <Section title={groupsTitle}>
          <PeopleList
            emptyText=""
            shortActions
            label={groupsTitle}
            people={groups.map((suggestion) => {
              const { _id: id, admission, image, name } = suggestion.group;
              return {
                id,
                name,
                picture: image?.url,
                detail: suggestionReason(i18n, suggestion),
                href: `/groups/${id}`,
                action: (
                  <Action
                    {...stateOf(id)}
                    aria-label={
                      admission === 'open'
                        ? i18n._('Join {name}', { name })
                        : i18n._('Ask to join {name}', { name })
                    }
                    finishedLabel={admission === 'open' ? i18n._('Joined') : i18n._('Requested')}
                    label={admission === 'open' ? i18n._('Join') : i18n._('Ask to join')}
                    onClick={() => void join(id)}
                  />
                ),
              };
            })}
          />
        </Section>
      )}
      {events.length === 0 ? null : (
        <Section title={i18n._('Upcoming Events')}>
          <EventList
            headingLevel={4}
            items={events.map((suggestion) => {
              const { event } = suggestion;
              const { _id: id, title, language } = event;
              const { timeZone } = event.event;
              return {
                id,
                title,
                contentLang: language === i18n.locale ? undefined : language,
                date: dayText(i18n, event, timeZone),
                time: zonedTime(i18n, event, timeZone),
                ownTime: suggestionReason(i18n, suggestion),
                href: `/event/${id}`,
                action: (
                  <Action
                    {...stateOf(id)}
                    aria-label={i18n._('Sign up for {title}', { title })}
                    finishedLabel={i18n._('You are going')}
                    label={i18n._('Sign up')}
                    onClick={() => void attend(id)}
                  />
                ),
              };
            })}
            undatedLabel=""
          />
        </Section>
      )}
    </Stack>
  );
}
