/** How many levels of people one answer has at most. */
export const LEVELS_AT_MOST = 7

/** How many people under one are answered at once; the others are asked for from there on. */
export const CHILDREN_AT_ONCE = 60

/** How many people an answer has before it stops going down. */
export const PEOPLE_AT_ONCE = 400
