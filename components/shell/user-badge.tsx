type Person = {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
};

export function UserBadge({ user }: { user: Person }) {
  const fullName = `${user.first_name} ${user.last_name}`.trim() || user.username;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className={
          "grid size-9 shrink-0 place-items-center rounded-full bg-primary text-sm " +
          "font-semibold text-primary-foreground"
        }
      >
        {initialOf(user)}
      </span>
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold" title={fullName}>
          {fullName}
        </p>
        <p className="truncate text-xs text-muted-foreground" title={user.email}>
          {user.email}
        </p>
      </div>
    </div>
  );
}

/** The first letter as people see it: scripts with combining marks keep theirs. */
function initialOf(user: Person) {
  const name = user.first_name.trim() || user.username || "U";
  // Making a segmenter takes a phone a tenth of a second.
  const [first] = PLAIN.exec(name) ?? new Intl.Segmenter().segment(name);
  return (typeof first === "string" ? first : (first?.segment ?? "U")).toUpperCase();
}

/** A letter of its own: those that could join it come later in Unicode. */
const PLAIN = /^[!-\u02ff](?=[!-\u02ff ]|$)/;
