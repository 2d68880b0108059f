import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/**
 * The reference page of a component that has no page written by an author. It shows the first story with
 * controls, then each other story once.
 */
export function ReferencePage() {
  const { csfFile } = useOf('meta', ['meta']);
  const alone = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {alone ? <Description of="story" /> : null}
      <Primary />
      <Controls />
      {alone ? null : <Stories includePrimary={false} />}
    </>
  );
}
