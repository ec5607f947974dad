import { DeleteAccountModal } from "@/components/account/delete-account-modal";
import { AssignmentModal } from "@/components/assignments/assignment-modal";
import { ClassTimeModal } from "@/components/class-times/class-time-modal";
import { quizFileCollection } from "@/components/common/files/file-collections";
import { UnlockForm } from "@/components/common/files/unlock-form";
import { UploadModal } from "@/components/common/files/upload-modal";
import { CourseModal } from "@/components/courses/course-modal";
import { UploadDialog } from "@/components/courses/upload-dialog";
import { ExamModal } from "@/components/exams/exam-modal";
import { ProfileForm } from "@/components/profile/profile-form";
import { ResourceEditModal } from "@/components/resources/resource-edit-modal";
import { ResourceUploadModal } from "@/components/resources/resource-upload-modal";
import { AddSetupModal } from "@/components/shared-courses/add-setup-modal";
import { ImportDialog } from "@/components/syllabus-import/import-dialog";
import { newDraft } from "@/components/topics/drafts";
import { SyllabusModal } from "@/components/topics/syllabus-modal";
import { TopicModal } from "@/components/topics/topic-modal";
import { call } from "@/lib/client/call";
import { account } from "@/lib/contract/account";
import { assignments } from "@/lib/contract/assignments";
import { classTimes } from "@/lib/contract/class-times";
import { courses } from "@/lib/contract/courses";
import { documents } from "@/lib/contract/documents";
import { exams } from "@/lib/contract/exams";
import { quizFiles } from "@/lib/contract/files";
import { ProfileFields } from "@/lib/contract/profile";
import { resources } from "@/lib/contract/resources";
import { LinkTarget } from "@/lib/contract/shared-courses";
import { syllabusImports } from "@/lib/contract/syllabus-imports";
import { topicItems, topics } from "@/lib/contract/topics";
import { ACCOUNT_FORMS } from "./account-forms";
import { CALENDAR_FORMS } from "./calendar-forms";
import { GRADE_FORMS } from "./grade-forms";
import { ASSIGNMENT, CLASS_TIME, COURSE, EXAM, RESOURCE, STUDENT, SYLLABUS, TOPIC } from "./items";
import { OPERATOR_FORMS } from "./operator-forms";
import { type FormCase, PLAN_FORMS } from "./plan-forms";
import { SETUP } from "./setup";

const onClose = () => {};
const QUIZZES = quizFileCollection(COURSE.id);
const LEFT_BLANK = { description: "", subject: "", difficulty_level: "" };
const PDF = new File(["%PDF-1.7"], "week-1.pdf", { type: "application/pdf" });

/** Every form there is, with the input of the contract that it fills in. */
export const FORMS: FormCase[] = [
  {
    form: "course",
    input: courses.update.body,
    route: `PUT /courses/${COURSE.id}/`,
    draw: () => <CourseModal course={COURSE} onClose={onClose} />,
    submit: "Save changes",
    expected: COURSE,
  },
  {
    form: "assignment",
    input: assignments.update.body,
    route: `PUT /courses/${COURSE.id}/assignments/${ASSIGNMENT.id}/`,
    draw: () => <AssignmentModal course_id={COURSE.id} assignment={ASSIGNMENT} onClose={onClose} />,
    submit: "Save changes",
    expected: ASSIGNMENT,
  },
  {
    form: "assignments that repeat",
    input: assignments.createSeries.body,
    route: `POST /courses/${COURSE.id}/assignments/series/`,
    draw: () => <AssignmentModal course_id={COURSE.id} onClose={onClose} />,
    fill: {
      Title: "Problem set 4",
      "Due date": "2026-11-06T17:00",
      Repeats: "2",
      Until: "2026-12-18",
    },
    submit: "Add 4 assignments",
    expected: {
      title: "Problem set 4",
      description: "",
      assignment_type: "homework",
      due_date: "2026-11-06T22:00:00.000Z",
      estimated_hours: null,
      weight: null,
      status: "not_started",
      weekdays: [5],
      interval_weeks: 2,
      until: "2026-12-18",
      numbered: true,
    },
  },
  {
    form: "exam",
    input: exams.update.body,
    route: `PUT /courses/${COURSE.id}/exams/${EXAM.id}/`,
    draw: () => <ExamModal course_id={COURSE.id} exam={EXAM} onClose={onClose} />,
    submit: "Save changes",
    expected: EXAM,
  },
  {
    form: "class time",
    input: classTimes.update.body,
    route: `PUT /courses/${COURSE.id}/class-times/${CLASS_TIME.id}/`,
    draw: () => <ClassTimeModal course_id={COURSE.id} classTime={CLASS_TIME} onClose={onClose} />,
    submit: "Save changes",
    expected: CLASS_TIME,
  },
  {
    form: "resource",
    input: resources.patch.body,
    route: `PATCH /resources/${RESOURCE.id}/`,
    draw: () => <ResourceEditModal resource={RESOURCE} onClose={onClose} />,
    submit: "Save changes",
    expected: RESOURCE,
  },
  {
    form: "profile",
    input: ProfileFields,
    route: "PATCH /profile/",
    draw: () => <ProfileForm user={STUDENT} onSaved={() => {}} />,
    submit: "Update Profile",
    expected: STUDENT,
  },
  {
    form: "shared course",
    input: LinkTarget,
    route: "POST /shared-courses/copies/",
    draw: () => (
      <AddSetupModal
        setup={SETUP}
        files={[{ name: "week-1.pdf", size: 2048 }]}
        add={(target) => call("POST /shared-courses/copies/", { body: { ...target, token: "x" } })}
        onClose={onClose}
      />
    ),
    fill: { "Course name": "Algebra, my way" },
    submit: "Add course",
    expected: {
      ...{ course_id: null, name: "Algebra, my way", class_times: true, dates: true },
      ...{ topics: true, grading: true, finishes_past: false, files: true },
    },
  },
  {
    form: "new topic",
    input: topicItems.create.body,
    route: `POST /courses/${COURSE.id}/topic-items/`,
    draw: () => <TopicModal course_id={COURSE.id} onClose={onClose} />,
    fill: { Title: TOPIC.title, Description: TOPIC.description, Difficulty: TOPIC.difficulty },
    submit: "Add topic",
    expected: TOPIC,
  },
  {
    // It sends what was changed, so everything is.
    form: "topic",
    input: topicItems.create.body,
    route: `PATCH /courses/${COURSE.id}/topic-items/${TOPIC.id}/`,
    draw: () => <TopicModal course_id={COURSE.id} item={TOPIC} onClose={onClose} />,
    fill: { Title: "Traces", Description: "Sums of diagonals", Difficulty: "beginner" },
    submit: "Save changes",
    expected: { title: "Traces", description: "Sums of diagonals", difficulty: "beginner" },
  },
  {
    form: "syllabus",
    input: topics.updateAny.body,
    route: `PUT /courses/${COURSE.id}/topics/${SYLLABUS.id}/any/`,
    draw: () => (
      <SyllabusModal
        course_id={COURSE.id}
        draft={{ ...newDraft(SYLLABUS), file: PDF }}
        onClose={onClose}
      />
    ),
    submit: "Save and read again",
    expected: { syllabus_text: SYLLABUS.syllabus_text, syllabus_file: PDF },
  },
  {
    // The first step of its dialog: components/syllabus-import/upload-step
    form: "syllabus of a new course",
    input: syllabusImports.create.body,
    route: "POST /syllabus-imports/",
    draw: () => <ImportDialog course_id={COURSE.id} file={PDF} onClose={onClose} />,
    submit: "Read the syllabus",
    expected: { course_id: String(COURSE.id), syllabus_file: PDF },
    leaves: { syllabus_text: "a syllabus without a file" },
  },
  {
    form: "password of a PDF",
    input: documents.unlock.body,
    route: "POST /documents/29/unlock/",
    draw: () => <UnlockForm file_id={29} onUnlocked={() => {}} />,
    fill: { "Password of the PDF": "open sesame" },
    submit: "Unlock and read",
    expected: { password: "open sesame" },
  },
  {
    form: "quiz file",
    input: quizFiles.uploadAny.body,
    route: `POST /courses/${COURSE.id}/quiz-files/any/`,
    draw: () => <UploadModal collection={QUIZZES} description="" files={[PDF]} onClose={onClose} />,
    fill: { Title: "Quiz 1", Description: "With solutions" },
    submit: "Upload",
    expected: { title: "Quiz 1", description: "With solutions", file: PDF },
  },
  {
    form: "new resource",
    input: resources.uploadAny.body,
    route: "POST /resources/any/",
    draw: () => <ResourceUploadModal preset={COURSE.id} files={[PDF]} onClose={onClose} />,
    fill: { Title: "Notes", Description: "By hand", Subject: "Algebra", Difficulty: "5" },
    submit: "Upload",
    expected: {
      title: "Notes",
      description: "By hand",
      course: String(COURSE.id),
      subject: "Algebra",
      difficulty_level: "5",
      file: PDF,
    },
    leaves: { resource_type: "the kind of the file" },
  },
  {
    form: "any file of a course",
    input: resources.uploadAny.body,
    route: "POST /resources/any/",
    draw: () => (
      <UploadDialog course_id={COURSE.id} files={[PDF]} onSent={async () => {}} onClose={onClose} />
    ),
    fill: { "What is week-1.pdf?": "resource" },
    submit: "Upload",
    expected: { title: "week-1", course: String(COURSE.id), file: PDF, ...LEFT_BLANK },
    leaves: { resource_type: "the kind of the file" },
  },
  ...ACCOUNT_FORMS,
  ...OPERATOR_FORMS,
  ...CALENDAR_FORMS,
  ...GRADE_FORMS,
  {
    form: "account deletion",
    input: account.remove.body,
    route: "POST /account/delete/",
    draw: () => <DeleteAccountModal onExport={() => {}} onClose={onClose} />,
    fill: { "Your password": "correct horse battery" },
    submit: "Delete my account",
    expected: { password: "correct horse battery", username: "" },
  },
  ...PLAN_FORMS,
];
