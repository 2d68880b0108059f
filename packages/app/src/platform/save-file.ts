/** Makes the browser save a file that the app has fetched. A plain link cannot do this, because it sends no token. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has already started the download when this runs.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
