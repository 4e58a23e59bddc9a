import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { type StepLine, StepState } from '../model/steps.ts'

/** One step of a request as people read it: who answered it and when, or who may. */
export const StepLineType = objectFrom<StepLine>('StepLine', {
  place: of.int,
  state: of.choice(StepState),
  words: of.text,
  people: of.text,
  at: of.maybe(of.dateTime),
  comment: of.maybe(of.text),
})
