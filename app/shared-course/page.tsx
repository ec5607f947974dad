import type { Metadata } from "next";
import { Logo } from "@/components/shared/logo";
import { SharedCourse } from "@/components/shared-courses/shared-course";
import { StudentCache } from "@/components/shell/student-cache";
import { ThemeSwitch } from "@/components/shell/theme-switch";

export const metadata: Metadata = {
  title: "Shared course",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default function SharedCoursePage() {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-2xl px-5 pb-12 sm:px-8">
      <header className="flex h-18 items-center justify-between">
        <Logo />
        <ThemeSwitch />
      </header>
      <main id="main" className="pt-6">
        <StudentCache>
          <SharedCourse />
        </StudentCache>
      </main>
    </div>
  );
}
