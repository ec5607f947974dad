"use client";

import { Pencil } from "lucide-react";
import { useZone } from "@/components/common/session/session-provider";
import { Detail } from "@/components/shared/detail";
import { courseHue, hue } from "@/components/shared/hue";
import { Modal, ModalBody, ModalFooter } from "@/components/shared/modal";
import { StatusBadge } from "@/components/shared/status-badge";
import { TypeBadge } from "@/components/shared/type-badge";
import { Button } from "@/components/ui/button";
import type { Exam } from "@/lib/contract/exams";
import { EXAM_STATUSES, EXAM_TYPES } from "@/lib/contract/values";
import { durationText } from "./duration";
import { ExamTime } from "./exam-time";
import { Preparation } from "./preparation";

interface ExamDetailsProps {
  exam: Exam;
  onEdit: (exam: Exam) => void;
  onClose: () => void;
}

export function ExamDetails({ exam, onEdit, onClose }: ExamDetailsProps) {
  const { course_id, name, exam_type, status, duration_minutes, location, description } = exam;
  const zone = useZone();
  return (
    <Modal title="Exam Details" onClose={onClose}>
      <ModalBody className="grid content-start gap-5" {...hue(courseHue(course_id))}>
        <div className="grid gap-2">
          <h3 className="text-xl font-semibold break-words">{name}</h3>
          <div className="flex flex-wrap gap-1.5">
            <TypeBadge type={exam_type}>{EXAM_TYPES[exam_type]}</TypeBadge>
            <StatusBadge status={status}>{EXAM_STATUSES[status]}</StatusBadge>
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[2fr_1fr_1.4fr]">
          <Detail label="Date and time" className="max-sm:col-span-2">
            <ExamTime exam={exam} />
            <p className="text-sm text-muted-foreground">{zone.replaceAll("_", " ")} time</p>
          </Detail>
          <Detail label="Duration">
            {exam.has_duration ? (
              durationText(duration_minutes)
            ) : (
              <span className="text-muted-foreground">Not set</span>
            )}
          </Detail>
          <Detail label="Location">
            {location || <span className="text-muted-foreground">Not set</span>}
          </Detail>
        </dl>
        {description && <p className="break-words whitespace-pre-wrap">{description}</p>}
        <Preparation exam={exam} />
      </ModalBody>
      <ModalFooter>
        <Button variant="secondary" onClick={() => onEdit(exam)}>
          <Pencil aria-hidden />
          Edit
        </Button>
      </ModalFooter>
    </Modal>
  );
}
