import type { Metadata } from "next";
import { Appearance } from "@/components/profile/appearance";
import { ProfileCards } from "@/components/profile/profile-cards";
import { RemindersPanel } from "@/components/profile/reminders-panel";
import { Settings } from "@/components/profile/settings";
import { SettingsSection } from "@/components/profile/settings-section";
import { PageHeader } from "@/components/shared/page-header";
import {
  AiUsage,
  CalendarFeeds,
  CalendarSources,
  Devices,
  SignInWays,
  StudyHoursPanel,
  TrashPanel,
  YourData,
} from "./sections";

export const metadata: Metadata = { title: "Settings" };

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" description="Manage your account settings and preferences" />
      <Settings>
        <SettingsSection id="profile">
          <ProfileCards />
        </SettingsSection>
        <SettingsSection id="study-hours">
          <StudyHoursPanel />
        </SettingsSection>
        <SettingsSection id="reminders">
          <RemindersPanel />
        </SettingsSection>
        <SettingsSection id="appearance">
          <Appearance />
        </SettingsSection>
        <SettingsSection id="ai">
          <AiUsage />
        </SettingsSection>
        <SettingsSection id="calendar-feeds">
          <CalendarFeeds />
        </SettingsSection>
        <SettingsSection id="other-calendars">
          <CalendarSources />
        </SettingsSection>
        <SettingsSection id="devices">
          <Devices />
          <SignInWays />
        </SettingsSection>
        <SettingsSection id="trash">
          <TrashPanel />
        </SettingsSection>
        <SettingsSection id="data">
          <YourData />
        </SettingsSection>
      </Settings>
    </>
  );
}
