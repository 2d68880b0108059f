import type { Load } from './load.ts';

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

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
export const rate = (perSecond: number) => `${Math.round(perSecond)} /s`;

/** The throughput as a share of the reference's throughput. */
export function shareOf(
  name: string,
  measured: Load | undefined,
  reference: Load | undefined,
  least: number,
): Figure {
  if (measured === undefined || reference === undefined) throw new Error(`${name} was not measured.`);
  return {
    name,
    measured: `${rate(measured.perSecond)}, ${measured.cpu.toFixed(3)} ms CPU`,
    reference: `${rate(reference.perSecond)}, ${reference.cpu.toFixed(3)} ms CPU`,
    ratio: percent(measured.perSecond, reference.perSecond),
    target: `at least ${least} %`,
    reached: (measured.perSecond / reference.perSecond) * 100 >= least,
  };
}
