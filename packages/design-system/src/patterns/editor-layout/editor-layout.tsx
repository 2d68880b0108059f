import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../components/heading/heading.tsx';
import { Tab, TabList, TabPanel, TabsRoot } from '../../components/tabs/tabs.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './editor-layout.module.css';

export type EditorView = 'write' | 'preview';

export type EditorLayoutProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The accessible name of the tabs on a narrow page. */
  label: string;
  /** The label of the tab with the fields. */
  writeLabel: string;
  /** The label of the tab with the preview, and its heading on a wide page. */
  previewLabel: string;
  /** The heading of the settings. */
  settingsLabel: string;
  /** The level of the headings of the preview and the settings. */
  headingLevel?: 2 | 3;
  /** The chosen tab. A wide page shows both. */
  view: EditorView;
  /** Called with the tab to choose. */
  onViewChange: (view: EditorView) => void;
  /** The fields for the content. */
  children: ReactNode;
  /** The content as readers will see it. Empty for an editor without a preview. */
  preview?: ReactNode;
  /** The other fields, such as the language. */
  settings: ReactNode;
  /** The buttons that save. On a page that is wider than a phone, they stay visible at the end of the window. */
  actions: ReactNode;
};

const isView = (value: string): value is EditorView => value === 'write' || value === 'preview';

/** The layout of an editor: fields, preview and settings side by side, or on a narrow page, fields and preview as tabs. */
export function EditorLayout({
  label,
  writeLabel,
  previewLabel,
  settingsLabel,
  headingLevel = 2,
  view,
  onViewChange,
  children,
  preview,
  settings,
  actions,
  className,
  ...props
}: EditorLayoutProps) {
  return (
    <div
      {...props}
      className={classNames(styles.root, className)}
      data-component="editor-layout"
      data-view={view}
    >
      <TabsRoot
        className={styles.tabs}
        onValueChange={(value) => {
          if (isView(value)) onViewChange(value);
        }}
        value={view}
      >
        <TabList className={styles.list} label={label}>
          <Tab value="write">{writeLabel}</Tab>
          <Tab value="preview">{previewLabel}</Tab>
        </TabList>
        <TabPanel className={styles.write} data-part="write" value="write">
          {children}
        </TabPanel>
        <TabPanel className={styles.preview} data-part="preview" value="preview">
          <Heading className={styles.previewLabel} level={headingLevel} size="sm">
            {previewLabel}
          </Heading>
          {preview}
        </TabPanel>
      </TabsRoot>
      <section aria-label={settingsLabel} className={styles.settings} data-part="settings">
        <Heading level={headingLevel} size="sm">
          {settingsLabel}
        </Heading>
        {settings}
      </section>
      <div className={styles.actions} data-part="actions">
        {actions}
      </div>
    </div>
  );
}
