/** Opens a file that is in the memory of the page, in a tab of its own that knows nothing of this one. */
export function openFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
