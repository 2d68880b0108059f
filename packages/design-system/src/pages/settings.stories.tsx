import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Link } from '../components/link/link.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { IconUser } from '../icons/user.tsx';
import { SideCard } from '../patterns/side-card/side-card.tsx';
import { SideMenu } from '../patterns/side-menu/side-menu.tsx';
import { ThreeColumnLayout } from '../patterns/three-column-layout/three-column-layout.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';
import { menuOn } from './samples.tsx';
import { SettingsForm } from './settings-form.tsx';

const meta = {
  title: 'Pages/Settings',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
  render: () => (
    <MemberPage menuPlace="Settings">
      <ThreeColumnLayout
        end={
          <SideCard
            action={
              <Link href="#download" standalone>
                Take your data with you
              </Link>
            }
            icon={<IconUser />}
            title="Your account"
          >
            <Stack gap={2}>
              <Text>Free plan, since March 2021.</Text>
              <Text>
                <Link href="#plans" standalone>
                  See the plans
                </Link>
              </Text>
            </Stack>
          </SideCard>
        }
        start={<SideMenu items={menuOn('Settings')} label="Community" />}
      >
        <SettingsForm />
      </ThreeColumnLayout>
    </MemberPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Profile, appearance and notification settings. */
export const Overview: Story = {
  tags: ['composed'],
  play: isAPage,
};

/** Valid changes are saved. An invalid value shows an error at its field. */
export const Changed: Story = {
  play: async () => {
    const zip = screen.getByRole('textbox', { name: /ZIP code/u });
    await userEvent.clear(zip);
    await userEvent.type(zip, '941');
    await userEvent.click(screen.getByRole('switch', { name: 'News by e-mail' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Members' }));
    const size = screen.getByRole('slider', { name: 'Text size' });
    size.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(size).toHaveAttribute('aria-valuetext', '120%');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(zip).toBeInvalid();
    await waitFor(() => expect(zip).toHaveFocus());
    await userEvent.type(zip, '10');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Your settings are saved.')).toBeVisible();
    await expect(screen.getByRole('switch', { name: 'News by e-mail' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Members' })).toBeChecked();
  },
};
