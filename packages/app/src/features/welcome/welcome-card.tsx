import { useLingui } from '@lingui/react';
import { Button, Card, Heading, IconButton, IconClose, Stack, Stepper, Text } from '@parvis/design-system';
import { useEffect, useRef } from 'react';
import type { Schemas } from '@parvis/api-client';
import { useApp, useSignedInMember } from '../../app-context.tsx';
import { unwrap } from '../../platform/unwrap.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FollowSuggestions } from './follow-suggestions.tsx';
import { ParishStep } from './parish-step.tsx';
import { PhotoStep } from './photo-step.tsx';

type WelcomeStep = Schemas['WelcomeStep'];

const order: readonly WelcomeStep[] = ['photo', 'parish', 'follow'];
const after = { photo: 'parish', parish: 'follow', follow: null } as const;

/** 'put off' is the line after the member has closed the steps with "Later". */
export type WelcomeView = 'open' | 'line' | 'put off';

export interface WelcomeCardProps {
  view: WelcomeView;
  onViewChange: (view: WelcomeView) => void;
  /** Whether the card is an article between posts. */
  isArticle: boolean;
}

/**
 * The welcome after the registration: a photo, the parish, and members to follow. The server stores the next step. The
 * card opens after the questionnaire. On later visits it is one line, until the member finishes or closes it.
 */
export function WelcomeCard({ view, onViewChange, isArticle }: WelcomeCardProps) {
  const { i18n } = useLingui();
  const { api, session } = useApp();
  const { _id: id, avatar, first_name: name, questionnaireCompleted, welcomeStep } = useSignedInMember();
  const isOpen = view === 'open';
  const { pending, write } = useWrite<'next' | 'close'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const goOnLater = useRef<HTMLButtonElement>(null);
  const shown = useRef({ step: welcomeStep, isOpen });

  useEffect(() => {
    const { current } = shown;
    if (isOpen && (current.step !== welcomeStep || !current.isOpen)) heading.current?.focus();
    shown.current = { step: welcomeStep, isOpen };
  }, [isOpen, welcomeStep]);

  // The button "Later" no longer exists. On a phone the line is below the first post, and the page stays where it is.
  useEffect(() => {
    if (view === 'put off') goOnLater.current?.focus({ preventScroll: true });
  }, [view]);

  if (welcomeStep === null) return null;
  const save = (key: 'next' | 'close', next: WelcomeStep | null) =>
    write(
      key,
      async () => {
        const options = { params: { path: { id } }, body: { welcomeStep: next } };
        session.changeAccount(unwrap(await api.PUT('/user/update/{id}', options)).user);
      },
      i18n._('Error updating user'),
    );
  const goOn = () => void save('next', after[welcomeStep]);
  const titles = {
    photo: i18n._('Add a photo'),
    parish: i18n._('Your parish'),
    follow: i18n._('People, groups and events'),
  };
  const skipped = { photo: avatar === null, parish: !questionnaireCompleted, follow: false };
  const isSkipped = skipped[welcomeStep];
  const forward = welcomeStep === 'follow' ? i18n._('Done') : i18n._('Next');
  const position = order.indexOf(welcomeStep);

  const frame = {
    'aria-label': i18n._('Welcome'),
    ...(isArticle ? ({ as: 'article', tabIndex: -1 } as const) : ({ as: 'section' } as const)),
  };
  if (!isOpen) {
    return (
      <Card {...frame} padding="sm">
        <Stack direction="row" gap={3} justify="between">
          <Stack gap={0}>
            <Text>{titles[welcomeStep]}</Text>
            <Text size="sm" tone="muted">
              {i18n._('Step {number} of {count}', { number: position + 1, count: order.length })}
            </Text>
          </Stack>
          <Stack direction="row" gap={1}>
            <Button onClick={() => onViewChange('open')} ref={goOnLater} size="sm" variant="secondary">
              {i18n._('Continue')}
            </Button>
            <IconButton
              icon={<IconClose />}
              label={i18n._('Close the welcome')}
              disabled={pending !== null}
              onClick={() => void save('close', null)}
            />
          </Stack>
        </Stack>
      </Card>
    );
  }
  return (
    <Card {...frame} padding="lg">
      <Stack gap={5}>
        <Stack gap={3}>
          <Text tone="muted">{i18n._('Welcome, {name}!', { name })}</Text>
          <Stepper
            current={position}
            label={i18n._('Welcome')}
            steps={[
              { label: i18n._('Photo'), skipped: skipped.photo },
              { label: i18n._('Parish'), skipped: skipped.parish },
              { label: i18n._('Community') },
            ]}
          />
          <Heading level={2} ref={heading} size="lg" tabIndex={-1}>
            {titles[welcomeStep]}
          </Heading>
        </Stack>
        {welcomeStep === 'photo' ? <PhotoStep /> : null}
        {welcomeStep === 'parish' ? <ParishStep /> : null}
        {welcomeStep === 'follow' ? <FollowSuggestions /> : null}
        <Stack direction="row" gap={3} justify="between" wrap>
          <Button onClick={() => onViewChange('put off')} size="sm" variant="ghost">
            {i18n._('Later')}
          </Button>
          <Button loading={pending === 'next'} onClick={goOn} variant={isSkipped ? 'secondary' : 'primary'}>
            {isSkipped ? i18n._('Skip') : forward}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
