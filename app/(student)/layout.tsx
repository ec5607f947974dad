import type { ReactNode } from "react";
import { StudentsOnly } from "@/components/shell/guards";
import { StudentCache } from "@/components/shell/student-cache";
import { StudentShell } from "@/components/shell/student-shell";

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <StudentsOnly>
      <StudentCache>
        <StudentShell>{children}</StudentShell>
      </StudentCache>
    </StudentsOnly>
  );
}
