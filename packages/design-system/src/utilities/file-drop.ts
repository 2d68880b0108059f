import { useState, type ClipboardEvent, type DragEvent } from 'react';

const carriesFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

type Files = readonly [File, ...File[]];

/** Handles files that are dropped on an element or pasted into it, unless an inner element has handled them. */
export function useFileDrop(onFiles: (files: Files) => void) {
  const [dragging, setDragging] = useState(false);
  const handlers = {
    onDragEnter: (event: DragEvent<HTMLElement>) => {
      if (carriesFile(event)) setDragging(true);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (carriesFile(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      const isOutside =
        !(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget);
      if (isOutside) setDragging(false);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      setDragging(false);
      if (!carriesFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      const [file, ...more] = event.dataTransfer.files;
      if (file !== undefined) onFiles([file, ...more]);
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const [file, ...more] = event.clipboardData.files;
      // A word processor copies a text together with a picture of the text. In this case, the text is pasted.
      const isText = event.clipboardData.types.includes('text/plain');
      if (file === undefined || isText || event.defaultPrevented) return;
      event.preventDefault();
      onFiles([file, ...more]);
    },
  };
  return { dragging, handlers };
}
