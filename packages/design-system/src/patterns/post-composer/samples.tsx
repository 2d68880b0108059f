import { useState } from 'react';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { samplePicture } from '../feed-post/samples.ts';
import { PostComposer, type PostComposerProps } from './post-composer.tsx';
import type { PostComposerGallery } from './post-photo-list.tsx';

export const picture = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300"><rect width="480" height="300" fill="#d9c8a9"/><path d="M120 300V150a120 120 0 0 1 240 0v150z" fill="#20478b"/></svg>',
  ],
  'procession.svg',
  { type: 'image/svg+xml' },
);

export const unreadable = new File(['nothing'], 'IMG_2041.HEIC', { type: 'image/heic' });

/** Stores the values, as a site would do. */
export function Kept(props: PostComposerProps) {
  const [value, setValue] = useState(props.value);
  const [file, setFile] = useState(props.file);
  return (
    <PostComposer
      {...props}
      file={file}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
      onFileChange={(next) => {
        setFile(next);
        props.onFileChange(next);
      }}
      value={value}
    />
  );
}

export const blank = { title: '', content: '', imageDescription: '' };
export const written = {
  title: 'Procession on Sunday',
  content: 'We meet at four in front of the church.',
  imageDescription: '',
};

export const sampleOptions = <Checkbox label="This is a prayer intention" />;

export const carrying = (file: File) => {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
};

export const drag = (target: HTMLElement, type: 'dragenter' | 'drop', dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const paste = (target: HTMLElement, clipboardData: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));

const ignored = () => undefined;

/** A gallery of drawn photos, which does not change. */
export const galleryOf = (count: number): PostComposerGallery => ({
  photos: Array.from({ length: count }, (_, index) => ({
    id: `photo-${index + 1}`,
    src: samplePicture(480, 360).src,
    description: index === 0 ? 'The banner of Our Lady' : '',
  })),
  max: 10,
  onReorder: ignored,
  onRemove: ignored,
  onDescribe: ignored,
});
