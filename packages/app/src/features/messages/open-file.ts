/** Opens an object URL in a new tab, without access to this page. */
export function openFile(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
