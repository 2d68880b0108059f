import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Field } from '../components/field/field.tsx';
import { Link } from '../components/link/link.tsx';
import { NativeSelect } from '../components/native-select/native-select.tsx';
import { Prose } from '../components/prose/prose.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { Text } from '../components/text/text.tsx';
import { Toolbar, ToolbarButton, ToolbarSeparator } from '../components/toolbar/toolbar.tsx';
import { IconBold } from '../icons/bold.tsx';
import { IconHeading } from '../icons/heading.tsx';
import { IconItalic } from '../icons/italic.tsx';
import { IconLink } from '../icons/link.tsx';
import { IconList } from '../icons/list.tsx';
import { IconNumberedList } from '../icons/numbered-list.tsx';
import { IconQuote } from '../icons/quote.tsx';
import { ArticleHeader } from '../patterns/article-header/article-header.tsx';
import { EditorLayout, type EditorView } from '../patterns/editor-layout/editor-layout.tsx';
import { FileAttachment } from '../patterns/file-attachment/file-attachment.tsx';
import { isAPage } from './expectations.ts';
import { StaffPage } from './staff-page.tsx';
import { useWords } from './use-words.ts';

function Formatting() {
  const words = useWords();
  return (
    <Toolbar label={words('Formatting', 'Formato')}>
      <ToolbarButton icon={<IconHeading />} label={words('Heading', 'Título')} />
      <ToolbarButton icon={<IconBold />} label={words('Bold', 'Negrita')} shortcut="Ctrl+B" />
      <ToolbarButton icon={<IconItalic />} label={words('Italic', 'Cursiva')} shortcut="Ctrl+I" />
      <ToolbarSeparator />
      <ToolbarButton icon={<IconList />} label={words('List', 'Lista')} />
      <ToolbarButton icon={<IconNumberedList />} label={words('Numbered list', 'Lista numerada')} />
      <ToolbarButton icon={<IconQuote />} label={words('Quote', 'Cita')} />
      <ToolbarSeparator />
      <ToolbarButton icon={<IconLink />} label={words('Link', 'Enlace')} shortcut="Ctrl+K" />
    </Toolbar>
  );
}

function Settings() {
  const words = useWords();
  const cover = words('Cover picture', 'Imagen de portada');
  return (
    <>
      <Stack aria-label={cover} gap={3} role="group">
        <Text weight="semibold">{cover}</Text>
        <FileAttachment kind="image" name="rosary.jpg" size={482_000} state="done" />
        <Field label={words('Alternative text', 'Texto alternativo')}>
          <TextArea
            defaultValue={words('A rosary on an open Bible', 'Un rosario sobre una Biblia abierta')}
            rows={2}
          />
        </Field>
      </Stack>
      <Field label={words('Language', 'Idioma')}>
        <NativeSelect
          defaultValue={words('en', 'es')}
          options={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
        />
      </Field>
      <Field label={words('Time zone', 'Zona horaria')}>
        <NativeSelect
          options={[
            { value: 'America/Chicago', label: words('Central Time, Chicago', 'Hora central, Chicago') },
            {
              value: 'America/New_York',
              label: words('Eastern Time, New York', 'Hora del este, Nueva York'),
            },
          ]}
        />
      </Field>
      <Field label={words('Organized by', 'Organizado por')}>
        <TextInput defaultValue="Saint Monica, Springfield" />
      </Field>
    </>
  );
}

function PublicationEditor() {
  const words = useWords();
  const [view, setView] = useState<EditorView>('write');
  const [changed, setChanged] = useState<string | null>(null);
  const title = changed ?? words('Rosary for peace', 'Rosario por la paz');
  const summary = words(
    'We pray together, in the church and online.',
    'Rezamos juntos, en la iglesia y en línea.',
  );
  const body = words(
    'Bring somebody who has not prayed the rosary for a long time. We have rosaries to lend.',
    'Trae a alguien que hace mucho que no reza el rosario. Tenemos rosarios para prestar.',
  );
  return (
    <StaffPage
      area="publications"
      back={
        <Link href="#publications" standalone>
          {words('All publications', 'Todas las publicaciones')}
        </Link>
      }
      title={words('Event', 'Evento')}
      wide
    >
      <EditorLayout
        actions={
          <Stack direction="row" gap={3} wrap>
            <Button>{words('Publish', 'Publicar')}</Button>
            <Button variant="secondary">{words('Save draft', 'Guardar borrador')}</Button>
            <Button variant="ghost">{words('Close', 'Cerrar')}</Button>
          </Stack>
        }
        label={words('Views', 'Vistas')}
        onViewChange={setView}
        preview={
          <Stack as="article" gap={5}>
            <ArticleHeader headingLevel={2} summary={summary} title={title}>
              <Text size="sm" tone="muted">
                {words('Friday, March 21, 7:00 PM', 'Viernes, 21 de marzo, 19:00')}
              </Text>
            </ArticleHeader>
            <Prose>
              <p>{body}</p>
            </Prose>
          </Stack>
        }
        previewLabel={words('Preview', 'Vista previa')}
        settings={<Settings />}
        settingsLabel={words('Settings', 'Ajustes')}
        view={view}
        writeLabel={words('Write', 'Escribir')}
      >
        <Stack gap={4}>
          <Field label={words('Title', 'Título')}>
            <TextInput onChange={({ target }) => setChanged(target.value)} value={title} />
          </Field>
          <Field label={words('Summary', 'Resumen')}>
            <TextArea defaultValue={summary} rows={2} />
          </Field>
          <Field label={words('Text', 'Texto')}>
            <Stack gap={1}>
              <Formatting />
              <TextArea defaultValue={body} rows={10} />
            </Stack>
          </Field>
        </Stack>
      </EditorLayout>
    </StaffPage>
  );
}

const meta = {
  title: 'Pages/Publication editor',
  component: PublicationEditor,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta<typeof PublicationEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields with their toolbar, the preview, the settings, and the two ways to save. */
export const Overview: Story = { tags: ['composed'], play: isAPage };

/** The preview follows each key. On a narrow page it is behind a tab. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' in Lent');
    const tab = canvas.queryByRole('tab', { name: 'Preview' });
    if (tab !== null) await userEvent.click(tab);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Rosary for peace in Lent' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save draft' })).toBeVisible();
  },
};

/** In Spanish, the words are longer. */
export const Spanish: Story = { globals: { locale: 'es' }, play: isAPage };
