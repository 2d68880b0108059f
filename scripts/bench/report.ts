export interface Figure {
  name: string;
  measured: string;
  reference: string;
  ratio: string;
  target: string;
  reached: boolean;
}

const columns = ['name', 'measured', 'reference', 'ratio', 'target'] as const;
const titles = {
  name: 'Figure',
  measured: 'Measured',
  reference: 'Reference',
  ratio: 'Ratio',
  target: 'Target',
};

export function table(figures: Figure[]): string {
  const widths = columns.map((column) =>
    Math.max(titles[column].length, ...figures.map((figure) => figure[column].length)),
  );
  const row = (cells: readonly string[], mark: string) =>
    `${mark} ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd();
  return [
    row(
      columns.map((column) => titles[column]),
      ' ',
    ),
    row(
      widths.map((width) => '─'.repeat(width)),
      ' ',
    ),
    ...figures.map((figure) =>
      row(
        columns.map((column) => figure[column]),
        figure.reached ? '✓' : '✗',
      ),
    ),
  ].join('\n');
}

export const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
export const rate = (perSecond: number) => `${Math.round(perSecond)} /s`;
