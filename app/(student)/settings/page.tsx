import type { Metadata } from "next";
import { Settings } from "@/components/profile/settings";
import { PageHeader } from "@/components/shared/page-header";

export const metadata: Metadata = { title: "Settings" };

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" description="Manage your account settings and preferences" />
      <Settings />
    </>
  );
}
