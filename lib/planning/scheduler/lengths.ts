/** Quarter hours that a session lasts at least, where that is possible. */
export const SHORTEST = 2;
/** Quarter hours of learning one topic on a day, or of one block of an assignment, at most. */
export const LONGEST = 8;
/** Quarter hours of a review at most. */
export const LONGEST_REVIEW = 4;
