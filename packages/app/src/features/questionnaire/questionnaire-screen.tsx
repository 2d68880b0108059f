import { useLingui } from '@lingui/react';
import { AuthLayout, Banner, Heading, Link, Stack, Text } from '@parvis/design-system';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useSelector } from '@xstate/react';
import { useApp, useMember } from '../../app-context.tsx';
import { useTitle } from '../../router/use-title.ts';
import { useSavedAnswers } from './saved-answers.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';

export function QuestionnaireScreen() {
  const { i18n } = useLingui();
  const { registration } = useApp();
  const member = useMember();
  const state = useSelector(registration, (snapshot) => snapshot.value);
  const answers = useSavedAnswers();
  useTitle(i18n._('Faith questionnaire'));

  useEffect(() => {
    if (state === 'redirecting') registration.send({ type: 'redirect.completed' });
  }, [registration, state]);

  if (state === 'redirecting') return <Navigate to="/community" replace state={{ welcome: true }} />;
  return (
    <AuthLayout
      banner={{
        title: i18n._('Tell us about your faith'),
        text: i18n._('Your answers are private. They help us suggest parishes, groups and friends near you.'),
      }}
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Text tone="muted">{i18n._('Step 2 of 2')}</Text>
          <Heading level={1}>{i18n._('Faith questionnaire')}</Heading>
        </Stack>
        {member === null ? (
          <Banner tone="info">
            <Stack gap={2}>
              <Text>{i18n._('To complete your registration, please log in or register first.')}</Text>
              <Stack direction="row" gap={4} wrap>
                <Link href="/signin" standalone>
                  {i18n._('Log in')}
                </Link>
                <Link href="/signup" standalone>
                  {i18n._('Register')}
                </Link>
              </Stack>
            </Stack>
          </Banner>
        ) : null}
        {member?.emailStatus?.state === 'unconfirmed' ? (
          <Banner tone="info">
            {i18n._('We have sent an email to {address}. Open its link to confirm your address.', {
              address: member.email,
            })}
          </Banner>
        ) : null}
        {state === 'completed' ? (
          <Banner tone="success" role="status">
            {i18n._('Welcome to Parvis! We are taking you to the community…')}
          </Banner>
        ) : null}
        <QuestionnaireForm
          key={`${member?._id} ${answers.catholic}`}
          memberId={member?._id ?? ''}
          answers={answers}
        />
      </Stack>
    </AuthLayout>
  );
}
