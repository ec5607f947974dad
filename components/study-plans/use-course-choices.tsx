import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { courseQueries } from "@/components/courses/queries";

/** The student's courses for a select, and what stands below it when there are none. */
export function useCourseChoices() {
  const { data, isError } = useQuery(courseQueries.list());
  const missing = isError && !data;
  return {
    isLoaded: data !== undefined,
    options: data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [],
    helper:
      data?.length === 0 ? <NoCourses /> : missing ? "We couldn't load your courses." : undefined,
  };
}

/** Plans belong to a course; where there is none, this is the way to one. */
function NoCourses() {
  return (
    <>
      You don't have a course yet.{" "}
      <Link href="/courses" className="text-link underline underline-offset-4">
        Add one first
      </Link>
      .
    </>
  );
}
