import { Button } from '@parvis/design-system/button';
import { Container } from '@parvis/design-system/container';
import { Field } from '@parvis/design-system/field';
import { Heading } from '@parvis/design-system/heading';
import { Stack } from '@parvis/design-system/stack';
import { Text } from '@parvis/design-system/text';
import { TextArea } from '@parvis/design-system/text-area';
import { TextInput } from '@parvis/design-system/text-input';
import { useToast } from '@parvis/design-system/toast';
import { useState, type FormEvent } from 'react';
import { parish } from '../parish.ts';
import styles from '../site.module.css';

/** Opens the visitor's own mail program, because a parish site without a server cannot send emails. */
export function Contact() {
  const toast = useToast();
  const [missing, setMissing] = useState(false);

  const write = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const message = read('message');
    setMissing(message === '');
    if (message === '') {
      event.currentTarget.querySelector('textarea')?.focus();
      return;
    }
    const subject = `From ${read('name') || 'a visitor'}`;
    window.location.href = `mailto:${parish.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(message)}`;
    toast.show({
      tone: 'success',
      title: 'Almost sent',
      message: 'Your mail program has the message: press Send there.',
    });
  };

  return (
    <Container className={styles.page} size="sm">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1}>Write to us</Heading>
          <Text tone="muted">
            The office answers within two working days. For the dying, call {parish.telephone} at any hour.
          </Text>
        </Stack>
        <form noValidate onSubmit={write}>
          <Stack gap={5}>
            <Field label="Your name">
              <TextInput autoComplete="name" name="name" />
            </Field>
            <Field error={missing ? 'Please write a few words.' : undefined} label="Message" required>
              <TextArea name="message" rows={6} />
            </Field>
            <Stack align="start">
              <Button type="submit">Write an e-mail</Button>
            </Stack>
          </Stack>
        </form>
      </Stack>
    </Container>
  );
}
