import type { UnopenedForms } from '../known-form.ts'

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  AreasTab: 'it stands beside published results of climate, with an area of its own for each row',
  FeedbackDialog: 'it is opened by what was said to its person, which nobody has in the demo world',
  LinksPanel: 'it is of an active survey with links, which the demo world has none of',
  GiveFeedback: 'it stands at the end of an evaluation that its supervisor has just sent',
  SeveralAreas: 'it stands beside published results of climate, and feedback.test.ts fills it',
  ReopenOther: 'it asks only why what somebody else sent is opened again',
}
