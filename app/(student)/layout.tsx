import type { ReactNode } from "react";
import { visitor } from "@/app/_first-data/student";
import { KnownStudent } from "@/components/common/session/session-provider";
import { StudentsOnly } from "@/components/shell/guards";
import { StudentCache } from "@/components/shell/student-cache";
import { StudentShell } from "@/components/shell/student-shell";

export default async function StudentLayout({ children }: { children: ReactNode }) {
  const known = await visitor();
  return (
    <KnownStudent user={known?.user} arrival={known?.arrival}>
      <StudentsOnly>
        <StudentCache>
          <StudentShell>{children}</StudentShell>
        </StudentCache>
      </StudentsOnly>
    </KnownStudent>
  );
}
