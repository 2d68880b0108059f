import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Banner } from '../components/banner/banner.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { Field } from '../components/field/field.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { RadioCards } from '../components/radio-cards/radio-cards.tsx';
import { Select } from '../components/select/select.tsx';
import { Slider } from '../components/slider/slider.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Switch } from '../components/switch/switch.tsx';
import { TextArea } from '../components/text-area/text-area.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { Text } from '../components/text/text.tsx';

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} as="section" padding="lg">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading id={id} level={2} size="md">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

const isZip = (text: string) => /^\d{5}$/u.test(text.trim());

/** Profile, appearance and notification settings. */
export function SettingsForm() {
  const zipInput = useRef<HTMLInputElement>(null);
  const [zip, setZip] = useState('94110');
  const [textSize, setTextSize] = useState(100);
  const [outcome, setOutcome] = useState<'none' | 'wrong' | 'saved'>('none');

  const save = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(isZip(zip) ? 'saved' : 'wrong');
    if (!isZip(zip)) zipInput.current?.focus();
  };

  const undo = () => {
    setZip('94110');
    setTextSize(100);
    setOutcome('none');
  };

  return (
    <form noValidate onReset={undo} onSubmit={save}>
      <Stack gap={5}>
        <Heading level={1}>Settings</Heading>
        <Part text="Your name is seen by all members." title="You">
          <Grid columns="sm" gap={4}>
            <Field label="First name">
              <TextInput autoComplete="given-name" defaultValue="Clare" />
            </Field>
            <Field label="Last name">
              <TextInput autoComplete="family-name" defaultValue="Navarro" />
            </Field>
          </Grid>
          <Field
            description="Only to say how far away a listing is. Nobody sees it."
            error={outcome === 'wrong' && !isZip(zip) ? 'A ZIP code has five digits, such as 94110.' : ''}
            label="ZIP code"
          >
            <TextInput
              autoComplete="postal-code"
              inputMode="numeric"
              onChange={(event) => setZip(event.target.value)}
              ref={zipInput}
              style={{ maxInlineSize: '10rem' }}
              value={zip}
            />
          </Field>
          <Field label="A few words about you" optional>
            <TextArea defaultValue="I sing alto, badly but gladly, and keep the flowers at Saint Monica." />
          </Field>
        </Part>
        <Part text="It changes on this device alone." title="Reading">
          <RadioCards
            defaultValue="device"
            label="Colours"
            options={[
              { value: 'device', label: 'As the device', description: 'Light by day, dark by night.' },
              { value: 'light', label: 'Light', description: 'Ink on parchment.' },
              { value: 'dark', label: 'Dark', description: 'For the evening, and for tired eyes.' },
            ]}
          />
          <Field label="Text size">
            <Slider
              formatValue={(value) => `${value}%`}
              max={200}
              min={80}
              onValueChange={setTextSize}
              step={10}
              value={textSize}
            />
          </Field>
          <Text serif style={{ fontSize: `${(textSize * 1.2) / 100}rem`, overflowWrap: 'anywhere' }}>
            Our heart is restless until it rests in you.
          </Text>
          <Field label="Language">
            <Select
              defaultValue="en"
              options={[
                { value: 'en', label: 'English' },
                { value: 'es', label: 'Español' },
                { value: 'pl', label: 'Polski' },
                { value: 'it', label: 'Italiano' },
              ]}
            />
          </Field>
        </Part>
        <Part text="Get notified at once, or look when you like." title="Notifications">
          <Switch
            defaultChecked
            description="When a friend writes, or somebody asks about a listing."
            label="Messages"
          />
          <Switch defaultChecked description="Comments on your posts." label="Comments" />
          <Switch description="Once a week, on Saturday morning." label="News by e-mail" />
        </Part>
        <Part text="You can change this at any time." title="Privacy">
          <RadioCards
            defaultValue="friends"
            label="Who can see your posts?"
            options={[
              { value: 'members', label: 'Members', description: 'Everyone with an account.' },
              { value: 'friends', label: 'Friends', description: 'Only people you are friends with.' },
            ]}
          />
        </Part>
        {outcome === 'saved' ? (
          <Banner role="status" tone="success">
            Your settings are saved.
          </Banner>
        ) : null}
        <Stack direction="row" gap={3} justify="end" wrap>
          <Button type="reset" variant="ghost">
            Undo
          </Button>
          <Button type="submit">Save changes</Button>
        </Stack>
      </Stack>
    </form>
  );
}
