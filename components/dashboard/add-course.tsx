"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CourseModal, loadCourseModal } from "@/components/courses/public";
import { Button } from "@/components/ui/button";

interface AddCourseProps {
  label?: string;
  variant?: "primary" | "secondary";
}

/** Asks for a course and opens it. */
export function AddCourse({ label = "Add Course", variant = "primary" }: AddCourseProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        onPointerEnter={loadCourseModal}
        onFocus={loadCourseModal}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden />
        {label}
      </Button>
      {open && (
        <CourseModal
          onSaved={({ id }) => router.push(`/courses/${id}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
