import { IconCheck } from '../icons/check.tsx';
import { IconClose } from '../icons/close.tsx';
import styles from './blocks.module.css';
import { SpecimenTable } from './specimen-table.tsx';
import { TokenSpecimen } from './token-specimen.tsx';

type AnatomyProps = {
  /** For each part: its name, its selector and its meaning. */
  parts: ReadonlyArray<readonly [name: string, selector: string, meaning: string]>;
};

/** The parts whose selectors a site can use, because they stay stable. */
export function Anatomy({ parts }: AnatomyProps) {
  return (
    <SpecimenTable
      heads={['Part', 'Selector', 'What it is']}
      label="Anatomy"
      rows={
        new Map(
          parts.map(([name, selector, meaning]) => [
            `${name} ${selector}`,
            [
              name,
              <code className={styles.code} key={selector}>
                {selector.startsWith('[') || selector === '' ? selector : `[${selector}]`}
              </code>,
              meaning,
            ],
          ]),
        )
      }
    />
  );
}

type KeyboardProps = {
  /** For each row: the keys, separated by commas, and their effect. */
  keys: ReadonlyArray<readonly [keys: string, effect: string]>;
};

const Keys = ({ names }: { names: string }) => (
  <span className={styles.keys}>
    {names.split(', ').map((combination) => (
      <span className={styles.combination} key={combination}>
        {combination.split(' + ').map((key) => (
          <kbd className={styles.key} key={key}>
            {key}
          </kbd>
        ))}
      </span>
    ))}
  </span>
);

/** The effect of each key. Every row has a test. */
export function Keyboard({ keys }: KeyboardProps) {
  return (
    <SpecimenTable
      heads={['Key', 'What it does']}
      label="Keyboard"
      rows={
        new Map(
          keys.map(([names, effect]) => [`${names} ${effect}`, [<Keys key={names} names={names} />, effect]]),
        )
      }
    />
  );
}

type DoDontProps = {
  do: readonly string[];
  dont: readonly string[];
};

/** Advice in two columns: do and don't. They differ by heading and icon, not only by color. */
export function DoDont({ do: good, dont }: DoDontProps) {
  return (
    <div className={`sb-unstyled ${styles.advice}`}>
      <section aria-label="Do" className={styles.good}>
        <p className={styles.verdict}>
          <IconCheck size="sm" /> Do
        </p>
        <ul className={styles.reasons}>
          {good.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
      <section aria-label="Don't" className={styles.bad}>
        <p className={styles.verdict}>
          <IconClose size="sm" /> Don’t
        </p>
        <ul className={styles.reasons}>
          {dont.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

type TokensProps = {
  /** Names of custom properties, including the leading dashes. */
  names: readonly string[];
};

/** The tokens that a component uses, each with a live sample. */
export function Tokens({ names }: TokensProps) {
  return (
    <SpecimenTable
      heads={['Token', 'As it is now']}
      label="Tokens"
      rows={
        new Map(
          names.map((name) => [
            name,
            [
              <code className={styles.code} key={name}>
                {name}
              </code>,
              <TokenSpecimen key={name} name={name} />,
            ],
          ]),
        )
      }
    />
  );
}

export { SpecimenTable } from './specimen-table.tsx';
export { Strings } from './strings.tsx';
