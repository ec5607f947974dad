/** What a page says that is not there, with a student's frame around it or without. */
export function NothingHere() {
  return (
    <>There's nothing at this address. The page may have moved, or the link may be incomplete.</>
  );
}
