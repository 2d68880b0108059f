import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, type BadgeProps } from '../components/badge/badge.tsx';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Card } from '../components/card/card.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { BarChart } from '../patterns/bar-chart/bar-chart.tsx';
import { isAPage } from './expectations.ts';
import { StaffPage } from './staff-page.tsx';
import { useWords } from './use-words.ts';

type WorkProps = {
  title: string;
  text: string;
  urgency: string;
  tone: NonNullable<BadgeProps['tone']>;
  link: string;
};

function Work({ title, text, urgency, tone, link }: WorkProps) {
  return (
    <Card as="li">
      <Stack align="center" direction="row" gap={3} justify="between" wrap>
        <Stack gap={1}>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Stack align="center" direction="row" gap={3} wrap>
            <Text as="span">{text}</Text>
            <Badge tone={tone}>{urgency}</Badge>
          </Stack>
        </Stack>
        <ButtonLink href="#work" size="sm" variant="secondary">
          {link}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function WaitingWork() {
  const words = useWords();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="md">
        {words('Waiting work', 'Trabajo pendiente')}
      </Heading>
      <Stack as="ul" gap={3} role="list">
        <Work
          link={words('See the reports', 'Ver las denuncias')}
          text={words('2 open reports', '2 denuncias abiertas')}
          title={words('Safeguarding', 'Protección de menores')}
          tone="danger"
          urgency={words('Overdue by 3 hours', 'Con 3 horas de retraso')}
        />
        <Work
          link={words('See the reports', 'Ver las denuncias')}
          text={words('5 open reports', '5 denuncias abiertas')}
          title={words('Reports', 'Denuncias')}
          tone="info"
          urgency={words('Due in 6 hours', 'Vence en 6 horas')}
        />
        <Work
          link={words('See the payments', 'Ver los pagos')}
          text={words('3 payments to confirm', '3 pagos por confirmar')}
          title={words('Payments', 'Pagos')}
          tone="info"
          urgency={words('Due tomorrow', 'Vence mañana')}
        />
        <Work
          link={words('See the messages', 'Ver los mensajes')}
          text={words('1 unanswered message', '1 mensaje sin respuesta')}
          title={words('Messages to the staff', 'Mensajes al equipo')}
          tone="neutral"
          urgency={words('Waiting for 2 days', 'Espera desde hace 2 días')}
        />
      </Stack>
    </Stack>
  );
}

const weeks = [12, 9, 14, 21, 17, 25, 19, 28, 31, 26, 34, 30];

/** Twelve weeks of a number that grows like the community. */
const pointsOf = (factor: number) =>
  weeks.map((value, index) => {
    const day = new Date(Date.UTC(2025, 0, 6 + 7 * index)).toISOString().slice(0, 10);
    return { id: day, label: day, shortLabel: day.slice(5), value: Math.round(value * factor) };
  });

function Statistics() {
  const words = useWords();
  const charts = [
    { title: words('New members', 'Miembros nuevos'), factor: 1 },
    { title: words('New posts', 'Publicaciones nuevas'), factor: 6 },
    { title: words('New listings', 'Anuncios nuevos'), factor: 0.8 },
    { title: words('Received reports', 'Denuncias recibidas'), factor: 0.2 },
  ];
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="md">
        {words('The last twelve weeks', 'Las últimas doce semanas')}
      </Heading>
      <Grid align="start" columns="lg" gap={4}>
        {charts.map(({ title, factor }) => {
          const values = pointsOf(factor);
          const total = String(values.reduce((sum, { value }) => sum + value, 0));
          return (
            <Card key={title} padding="lg">
              <BarChart
                headingLevel={3}
                points={values}
                pointsLabel={words('Week from', 'Semana del')}
                summary={`${title}: ${total}`}
                title={title}
                total={total}
              />
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}

function StaffOverview() {
  const words = useWords();
  return (
    <StaffPage area="overview" title={words('Overview', 'Resumen')}>
      <Stack gap={6}>
        <WaitingWork />
        <Statistics />
      </Stack>
    </StaffPage>
  );
}

const meta = {
  title: 'Pages/Staff overview',
  component: StaffOverview,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof StaffOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Overdue work is first, and below it are the charts. */
export const Overview: Story = {
  tags: ['composed'],
  play: async (context) => {
    await isAPage(context);
    const list = context.canvas
      .getAllByRole('list')
      .find((one) => within(one).queryByText(/^Overdue/u) !== null);
    const [first] = list === undefined ? [] : within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent('Overdue by 3 hours');
    await expect(await context.canvas.findAllByRole('img', { name: /: \d+$/u })).toHaveLength(4);
  },
};

/** In Spanish, the words are longer. */
export const Spanish: Story = { globals: { locale: 'es' }, play: isAPage };
