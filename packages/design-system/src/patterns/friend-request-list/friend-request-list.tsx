import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { Time, type TimeProps } from '../../components/time/time.tsx';
import type { PersonName } from '../../components/avatar/initials.ts';
import { usePeopleMessages } from '../../i18n/use-people-messages.ts';
import { AnswerButtons } from '../person-row/answer-buttons.tsx';
import { PersonRow } from '../person-row/person-row.tsx';
import { RowList } from '../person-row/row-list.tsx';
import { useRowFocus } from '../person-row/use-row-focus.ts';

export type FriendRequest = {
  readonly id: string;
  /** The name of the member who sent the request. */
  readonly name: string;
  /** The parts of the name, if known. They give the right initials for long names. */
  readonly person?: PersonName | undefined;
  readonly picture?: string | null | undefined;
  /** The address of the profile. */
  readonly href?: string | undefined;
  /** The date of the request. */
  readonly createdAt: Date | string;
  /** The state of the request. An answered request stays until the site removes it. */
  readonly state?: 'pending' | 'accepting' | 'declining' | 'accepted' | 'declined' | undefined;
  /** The error message if the answer could not be sent. */
  readonly error?: ReactNode;
};

export type FriendRequestListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the list: 'Friend requests'. */
  label: string;
  /** The requests, newest first. */
  requests: readonly FriendRequest[];
  /** Called when the member accepts a request. */
  onAccept: (id: string) => void;
  /** Called when the member declines a request. */
  onDecline: (id: string) => void;
  /** Shown if there are no requests. */
  emptyText: ReactNode;
  /** The language of `emptyText`, if it differs from the page's. */
  emptyTextLang?: string;
  /** Whether the requests are being loaded. */
  loading?: boolean;
  /** The error message of a failed load. */
  error?: ReactNode;
  /** Called to load again after an error. */
  onRetry?: () => void;
  /** Whether there are older requests. */
  hasMore?: boolean;
  /** Called to load older requests. */
  onLoadMore?: () => void;
  /** The format of the date, as for Time. */
  formatTime?: TimeProps['format'];
};

/** A list of friend requests. In a narrow column, such as the header's panel, the buttons are below the name. */
export function FriendRequestList({
  label,
  requests,
  onAccept,
  onDecline,
  emptyText,
  emptyTextLang,
  loading,
  error,
  onRetry,
  hasMore = false,
  onLoadMore,
  formatTime = 'date',
  ref,
  ...props
}: FriendRequestListProps) {
  const people = usePeopleMessages();
  return (
    <div {...props} data-component="friend-request-list" data-rows="" ref={useRowFocus(ref)}>
      <RowList
        count={requests.length}
        empty={emptyText}
        emptyLang={emptyTextLang}
        error={error}
        label={label}
        loading={loading}
        onRetry={onRetry}
      >
        {requests.map((request) => (
          <li key={request.id}>
            <PersonRow
              action={
                <Answer
                  onAccept={() => onAccept(request.id)}
                  onDecline={() => onDecline(request.id)}
                  request={request}
                />
              }
              detail={<Time format={formatTime} value={request.createdAt} />}
              href={request.href}
              name={request.name}
              person={request.person ?? request.name}
              picture={request.picture}
              wraps="narrow"
            />
          </li>
        ))}
      </RowList>
      {hasMore ? (
        <Stack align="center">
          <Button loading={loading === true} onClick={onLoadMore} size="sm" variant="secondary">
            {people.showMore}
          </Button>
        </Stack>
      ) : null}
    </div>
  );
}

type AnswerProps = { request: FriendRequest; onAccept: () => void; onDecline: () => void };

const busyIn = { pending: null, accepting: 'accept', declining: 'decline' } as const;

function Answer({ request: { name, state = 'pending', error }, onAccept, onDecline }: AnswerProps) {
  const people = usePeopleMessages();
  return (
    <Stack align="start" gap={1}>
      {state === 'accepted' || state === 'declined' ? null : (
        <AnswerButtons busy={busyIn[state]} description={name} onAccept={onAccept} onDecline={onDecline} />
      )}
      <Text as="span" role="status" size="sm" tone="muted">
        {state === 'accepted' ? people.accepted : null}
        {state === 'declined' ? people.declined : null}
      </Text>
      {error === undefined || error === null ? null : (
        <Text as="span" role="alert" size="sm" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  );
}
