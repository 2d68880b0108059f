import { Banner } from '@parvis/design-system/banner';
import { Container } from '@parvis/design-system/container';
import { Heading } from '@parvis/design-system/heading';
import { MassTimes as WeekOfMasses } from '@parvis/design-system/mass-times';
import { Stack } from '@parvis/design-system/stack';
import { confessions, massTimes } from '../parish.ts';
import styles from '../site.module.css';
import { useOpenData } from '../use-open-data.ts';

export function MassTimes() {
  const { data, now } = useOpenData();
  return (
    <Container className={styles.page} size="md">
      <Stack gap={6}>
        <Heading level={1}>Mass times</Heading>
        <Banner tone="info" title="The church is open from 7 in the morning until dusk">
          Come in, light a candle, stay as long as you like.
        </Banner>
        <WeekOfMasses data={data} now={now} />
        <table className={styles.times}>
          <caption>Holy Mass</caption>
          <tbody>
            {massTimes.map(({ day, masses }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>
                  <ul>
                    {masses.map(({ time, note, lang }) => (
                      <li key={time}>
                        {time}
                        {note === undefined ? null : (
                          <span className={styles.note} lang={lang}>
                            {note}
                          </span>
                        )}
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.times}>
          <caption>Confessions</caption>
          <tbody>
            {confessions.map(({ day, time }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Container>
  );
}
