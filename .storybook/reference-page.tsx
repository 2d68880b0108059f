import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The page of a component that nobody writes: its first story with the controls, and then the others, each once. */
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
