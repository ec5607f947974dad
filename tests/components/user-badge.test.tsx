import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { UserBadge } from "@/components/shell/user-badge";
import { STUDENT } from "@/tests/support/items";

test.each([
  ["ann", "A"],
  ["Éva", "É"],
  ["E\u0301va", "E\u0301"],
  [" Li ", "L"],
  ["नीलम", "नी"],
  ["👩‍🔬", "👩‍🔬"],
  ["", STUDENT.username.slice(0, 1).toUpperCase()],
])("of %j the badge shows %j", (first_name, letter) => {
  const { container } = render(<UserBadge user={{ ...STUDENT, first_name }} />);
  expect(container.querySelector("[aria-hidden]")?.textContent).toBe(letter);
});
