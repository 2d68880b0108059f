import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { DialogContent, DialogFooter, DialogRoot } from '../components/dialog/dialog.tsx';
import { Field } from '../components/field/field.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { NativeSelect } from '../components/native-select/native-select.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { Text } from '../components/text/text.tsx';
import { InformationList } from '../patterns/information-list/information-list.tsx';
import { isAPage } from './expectations.ts';
import { StaffPage } from './staff-page.tsx';
import { useWords } from './use-words.ts';

function ReportedContent() {
  const words = useWords();
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {words('Reported content', 'Contenido denunciado')}
        </Heading>
        <Text size="sm" tone="muted">
          {words('Listing', 'Anuncio')} · <Link href="#member">Cyril Ambrose</Link>
        </Text>
        <Text size="lg" weight="semibold">
          {words('Relic of Saint Anthony, first class', 'Reliquia de san Antonio, de primer grado')}
        </Text>
        <Text>
          {words(
            'With its case and a certificate. Only cash, and only this week. Write to me outside of this site.',
            'Con su estuche y un certificado. Solo en efectivo y solo esta semana. Escríbeme fuera de este sitio.',
          )}
        </Text>
      </Stack>
    </Card>
  );
}

function DecideDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const words = useWords();
  return (
    <DialogRoot onOpenChange={onOpenChange} open={open}>
      <DialogContent title={words('Decide', 'Decidir')}>
        <Stack gap={4}>
          <Field label={words('Decision', 'Decisión')} required>
            <NativeSelect
              options={[
                { value: 'remove', label: words('Remove the content', 'Retirar el contenido') },
                { value: 'warn', label: words('Warn the member', 'Advertir al miembro') },
                { value: 'keep', label: words('Keep the content', 'Mantener el contenido') },
              ]}
            />
          </Field>
          <Field
            description={words('The member reads this text.', 'El miembro lee este texto.')}
            label={words('Reason', 'Motivo')}
            required
          >
            <TextArea rows={3} />
          </Field>
        </Stack>
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>
            {words('Save the decision', 'Guardar la decisión')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}

function ReportCard() {
  const words = useWords();
  const [isDeciding, setDeciding] = useState(false);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Stack direction="row" gap={3} justify="between" wrap>
          <Heading level={2} size="sm">
            {words('Sale that is not allowed', 'Venta no permitida')}
          </Heading>
          <Badge tone="danger">{words('Overdue', 'Vencida')}</Badge>
        </Stack>
        <Text>
          {words(
            'The sale of relics is forbidden, and he asks for cash outside of the site.',
            'La venta de reliquias está prohibida, y pide efectivo fuera del sitio.',
          )}
        </Text>
        <InformationList
          items={[
            {
              term: words('Reported by', 'Denunciado por'),
              value: (
                <Link href="#reporter" standalone>
                  Irena Kowalska
                </Link>
              ),
            },
            { term: words('Received', 'Recibida'), value: 'Mar 20, 2025, 9:10 AM' },
            { term: words('Due', 'Vence'), value: 'Mar 21, 2025, 9:10 AM' },
            { term: words('Assigned to', 'Asignada a'), value: 'Clare Navarro' },
          ]}
        />
        <Stack direction="row" gap={3} wrap>
          <Button onClick={() => setDeciding(true)}>{words('Decide', 'Decidir')}</Button>
          <Button variant="secondary">{words('Unassign', 'Dejar la denuncia')}</Button>
        </Stack>
        <DecideDialog onOpenChange={setDeciding} open={isDeciding} />
      </Stack>
    </Card>
  );
}

function Report() {
  const words = useWords();
  return (
    <StaffPage
      area="reports"
      back={
        <Link href="#reports" standalone>
          {words('All reports', 'Todas las denuncias')}
        </Link>
      }
      title={words('Listing', 'Anuncio')}
    >
      <ReportedContent />
      <ReportCard />
    </StaffPage>
  );
}

const meta = {
  title: 'Pages/Report',
  component: Report,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof Report>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reported content is first. One button decides. */
export const Overview: Story = {
  tags: ['composed'],
  play: async (context) => {
    await isAPage(context);
    const headings = context.canvas.getAllByRole('heading', { level: 2 });
    await expect(headings[0]).toHaveTextContent('Reported content');
    await expect(context.canvas.getByRole('button', { name: 'Decide' })).toBeVisible();
  },
};

/** One dialog holds every decision and the reason that the member reads. */
export const Deciding: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Decide' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Decision/u }), 'Warn the member');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/u }), 'Relics may not be sold.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the decision' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** In Spanish, the words are longer. */
export const Spanish: Story = { globals: { locale: 'es' }, play: isAPage };
