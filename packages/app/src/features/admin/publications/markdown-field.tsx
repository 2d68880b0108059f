import {
  Field,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconNumberedList,
  IconQuote,
  Stack,
  TextArea,
  Toolbar,
  ToolbarButton,
  ToolbarSeparator,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { Fragment, useRef, type KeyboardEvent } from 'react';
import { insertTextIntoField } from 'text-field-edit';
import { editFor, type Format } from './markdown-edits.ts';

interface MarkdownFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const shortcuts: Readonly<Partial<Record<string, Format>>> = { b: 'bold', i: 'italic', k: 'link' };
const isMac = /mac|iphone|ipad/iu.test(navigator.userAgent);

/** Changes the text as typing does, so that the browser can undo it. */
function format(field: HTMLTextAreaElement, wanted: Format): void {
  const { value, selectionStart, selectionEnd } = field;
  const { from, to, insert, start, end } = editFor(wanted, {
    text: value,
    start: selectionStart,
    end: selectionEnd,
  });
  field.focus();
  field.setSelectionRange(from, to);
  if (insert !== '' || from !== to) insertTextIntoField(field, insert);
  field.setSelectionRange(start, end);
}

const shortcutProps = (key: string) => ({
  'aria-keyshortcuts': `${isMac ? 'Meta' : 'Control'}+${key}`,
  shortcut: isMac ? `⌘${key}` : `Ctrl+${key}`,
});

/** A field for a text in Markdown, with a toolbar of the formats that readers can see. */
export function MarkdownField({ label, value, error, onChange }: MarkdownFieldProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const apply = (wanted: Format) => {
    if (field.current !== null) format(field.current, wanted);
  };
  const groups = [
    [
      { name: 'heading', label: i18n._('Heading'), icon: <IconHeading /> },
      { name: 'bold', label: i18n._('Bold'), icon: <IconBold />, ...shortcutProps('B') },
      { name: 'italic', label: i18n._('Italic'), icon: <IconItalic />, ...shortcutProps('I') },
    ],
    [
      { name: 'list', label: i18n._('List'), icon: <IconList /> },
      { name: 'numberedList', label: i18n._('Numbered list'), icon: <IconNumberedList /> },
      { name: 'quote', label: i18n._('Quote'), icon: <IconQuote /> },
    ],
    [{ name: 'link', label: i18n._('Link'), icon: <IconLink />, ...shortcutProps('K') }],
  ] as const;

  const handleKeys = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, nativeEvent, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || shiftKey || (isMac ? !metaKey : !ctrlKey)) return;
    const wanted = shortcuts[key.toLowerCase()];
    if (wanted === undefined) return;
    event.preventDefault();
    apply(wanted);
  };

  return (
    <Field description={i18n._('You can also type Markdown.')} error={error} label={label} optional>
      <Stack gap={1}>
        <Toolbar label={i18n._('Formatting')}>
          {groups.map((group, index) => (
            <Fragment key={group[0].name}>
              {index === 0 ? null : <ToolbarSeparator />}
              {group.map(({ name, ...button }) => (
                <ToolbarButton key={name} onClick={() => apply(name)} {...button} />
              ))}
            </Fragment>
          ))}
        </Toolbar>
        <TextArea
          autoGrow
          maxLength={50_000}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKeys}
          ref={field}
          rows={12}
          value={value}
        />
      </Stack>
    </Field>
  );
}
