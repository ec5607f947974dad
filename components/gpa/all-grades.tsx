"use client";

import { useQuery } from "@tanstack/react-query";
import { GraduationCap } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { gradeQueries } from "@/components/grades/queries";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorBanner } from "@/components/shared/error-banner";
import { PageHeader } from "@/components/shared/page-header";
import { ListSkeleton } from "@/components/shared/skeletons";
import { buttonVariants } from "@/components/ui/button";
import { messageOf } from "@/lib/client/api-error";
import type { AllGrades as Grades } from "@/lib/contract/gpa";
import { gpasOf, termOf } from "@/lib/grades/gpa";
import { CourseRow } from "./course-row";
import { GpaCard } from "./gpa-card";
import { TermCard } from "./term-card";
import { type SupposedGrades, supposed } from "./what-if";

/** Every course's grade, term by term, and what they come to. */
export function AllGrades() {
  const { data, error, isFetching, refetch } = useQuery(gradeQueries.ofAll());
  return (
    <>
      <PageHeader title="Grades" description="All your courses, term by term" />
      {error && !data ? (
        <ErrorBanner
          title="We couldn't load your grades"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <ListSkeleton label="Loading your grades" />
      ) : data.courses.length === 0 ? (
        <EmptyState
          icon={GraduationCap}
          title="No grades yet"
          action={
            <Link href="/courses" className={buttonVariants()}>
              Go to your courses
            </Link>
          }
        >
          Add your courses and their credits, and their grades stand here together.
        </EmptyState>
      ) : (
        <Terms data={data} />
      )}
    </>
  );
}

function Terms({ data }: { data: Grades }) {
  const [guesses, setGuesses] = useState<SupposedGrades>();
  const { points, earlier } = data;
  const courses = supposed(data.courses, guesses);
  const total = gpasOf(courses, { points, earlier });
  return (
    <div className="grid gap-6">
      <GpaCard {...{ data, courses, total, guesses }} onGuess={setGuesses} />
      {data.terms.map(({ semester }) => {
        const own = courses.filter((course) => termOf(course) === termOf({ semester }));
        return (
          <TermCard key={semester} semester={semester} gpas={gpasOf(own, { points })}>
            {own.map((course) => (
              <CourseRow
                key={course.course_id}
                {...{ course, points, guesses }}
                onGuess={(letter) =>
                  setGuesses((before) => new Map(before).set(course.course_id, letter))
                }
              />
            ))}
          </TermCard>
        );
      })}
    </div>
  );
}
