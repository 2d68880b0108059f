import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../components/avatar/avatar.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Stepper } from '../components/stepper/stepper.tsx';
import { Text } from '../components/text/text.tsx';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden.tsx';
import { IconChurch } from '../icons/church.tsx';
import { IconImage } from '../icons/image.tsx';
import { EventList } from '../patterns/event-list/event-list.tsx';
import { PeopleList } from '../patterns/people-list/people-list.tsx';
import { PostComposerLine } from '../patterns/post-composer/post-composer-line.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';
import { menuOn, people } from './samples.tsx';
import { Events, Verse } from './side-cards.tsx';
import { useWords } from './use-words.ts';

function Photo() {
  const words = useWords();
  return (
    <Stack align="start" gap={4}>
      <Stack direction="row" gap={4}>
        <Avatar name={{ first: 'Clare', last: 'Navarro' }} size="xl" />
        <Text tone="muted">
          {words(
            'Members recognize you more easily with a photo. You can change it at any time.',
            'Los miembros te reconocen mejor con una foto. Puedes cambiarla cuando quieras.',
          )}
        </Text>
      </Stack>
      <Button fullWidth leadingIcon={<IconImage />}>
        {words('Choose a photo', 'Elegir una foto')}
      </Button>
    </Stack>
  );
}

function Parish() {
  const words = useWords();
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between">
        <Stack direction="row" gap={3}>
          <IconChurch size="lg" />
          <Stack gap={0}>
            <Text weight="semibold">Saint Monica</Text>
            <Text size="sm" tone="muted">
              {words('Diocese of Springfield', 'Diócesis de Springfield')}
            </Text>
          </Stack>
        </Stack>
        <Button aria-label={words('Change the parish', 'Cambiar la parroquia')} size="sm" variant="secondary">
          {words('Change', 'Cambiar')}
        </Button>
      </Stack>
      <Text tone="muted">
        {words(
          'Only you see it until you show it on your profile. It helps us suggest people, groups and events.',
          'Solo tú la ves hasta que la muestres en tu perfil. Nos ayuda a sugerirte personas, grupos y eventos.',
        )}
      </Text>
    </Stack>
  );
}

function Follow() {
  const words = useWords();
  const follow = words('Follow', 'Seguir');
  const peopleTitle = words('People to follow', 'Personas a las que seguir');
  return (
    <Stack gap={5}>
      <Stack as="section" gap={2}>
        <Heading level={3} size="sm">
          {peopleTitle}
        </Heading>
        <PeopleList
          emptyText=""
          label={peopleTitle}
          people={[people[0], people[2], people[3]].map(({ id, name, parish }) => ({
            id,
            name,
            detail: parish,
            href: `#${id}`,
            action: (
              <Button aria-label={`${follow} ${name}`} size="sm" variant="secondary">
                {follow}
              </Button>
            ),
          }))}
          shortActions
        />
      </Stack>
      <Stack as="section" gap={2}>
        <Heading level={3} size="sm">
          {words('Upcoming Events', 'Próximos eventos')}
        </Heading>
        <EventList
          headingLevel={4}
          items={[
            {
              id: 'rosary',
              title: words('Rosary for peace', 'Rosario por la paz'),
              date: words('Friday, March 21', 'Viernes, 21 de marzo'),
              time: words('7:00 PM', '19:00'),
              href: '#rosary',
              action: (
                <Button size="sm" variant="secondary">
                  {words('Sign up', 'Apuntarme')}
                </Button>
              ),
            },
          ]}
          undatedLabel=""
        />
      </Stack>
    </Stack>
  );
}

function Welcome({ first }: { first: number }) {
  const words = useWords();
  const [step, setStep] = useState(first);
  const titles = [
    words('Add a photo', 'Añade una foto'),
    words('Your parish', 'Tu parroquia'),
    words('People, groups and events', 'Personas, grupos y eventos'),
  ];
  const contents = [<Photo key="photo" />, <Parish key="parish" />, <Follow key="follow" />];
  const labels = [words('Skip', 'Omitir'), words('Next', 'Siguiente'), words('Done', 'Listo')];
  const label = words('Welcome', 'Bienvenida');
  return (
    <Card aria-label={label} as="section" padding="lg">
      <Stack gap={5}>
        <Stack gap={3}>
          <Text tone="muted">{words('Welcome, Clare!', '¡Te damos la bienvenida, Clare!')}</Text>
          <Stepper
            current={step}
            label={label}
            steps={[
              { label: words('Photo', 'Foto'), skipped: step > 0 },
              { label: words('Parish', 'Parroquia') },
              { label: words('Community', 'Comunidad') },
            ]}
          />
          <Heading level={2} size="lg">
            {titles[step]}
          </Heading>
        </Stack>
        {contents[step]}
        <Stack direction="row" gap={3} justify="between" wrap>
          <Button size="sm" variant="ghost">
            {words('Later', 'Más tarde')}
          </Button>
          <Button
            onClick={() => setStep(Math.min(step + 1, titles.length - 1))}
            variant={step === 0 ? 'secondary' : 'primary'}
          >
            {labels[step]}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

function FirstMinute({ step }: { step: number }) {
  const words = useWords();
  return (
    <MemberPage menuPlace="Home" place="Home">
      <ThreeColumnLayout
        end={
          <Stack gap={5}>
            <Verse />
            <Events />
          </Stack>
        }
        start={<SideMenu items={menuOn('Home')} label={words('Community', 'Comunidad')} />}
      >
        <VisuallyHidden>
          <Heading level={1}>{words('Community', 'Comunidad')}</Heading>
        </VisuallyHidden>
        <Stack gap={5}>
          <Welcome first={step} />
          <PostComposerLine
            author={{ name: 'Clare Navarro' }}
            label={words('Share something…', 'Comparte algo…')}
            onFileChange={fn()}
            onOpen={fn()}
          />
        </Stack>
      </ThreeColumnLayout>
    </MemberPage>
  );
}

const meta = {
  title: 'Pages/First minute',
  component: FirstMinute,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
  args: { step: 0 },
} satisfies Meta<typeof FirstMinute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first of three steps after the questionnaire. Each can be skipped. */
export const Overview: Story = {
  tags: ['composed'],
  play: async (context) => {
    await isAPage(context);
    await expect(context.canvas.getByRole('button', { name: 'Skip' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Later' })).toBeVisible();
  },
};

/** From the photo to the parish, and to people and events. */
export const AllSteps: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your parish' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: 'Follow Agnes Bernard' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};

/** In Spanish, the words are longer. */
export const Spanish: Story = { args: { step: 2 }, globals: { locale: 'es' }, play: isAPage };
