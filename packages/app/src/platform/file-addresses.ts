/** Creates object URLs for local files. All of them stay valid until they are revoked together. */
export function createFileAddresses() {
  const made = new Map<File, string>();
  return {
    of: (file: File): string => {
      const address = made.get(file) ?? URL.createObjectURL(file);
      made.set(file, address);
      return address;
    },
    release: (): void => {
      for (const address of made.values()) URL.revokeObjectURL(address);
      made.clear();
    },
  };
}
