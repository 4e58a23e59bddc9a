import { addDays, type ISODate } from '#chile/dates.ts'
import { ProcessStage } from './catalogs.ts'

export type StageDates = {
  readonly stage: ProcessStage
  readonly startsOn: ISODate
  readonly endsOn: ISODate
}

/** What is wrong with the dates of the stages of a process, or undefined. */
export function wrongStages(stages: readonly StageDates[]): string | undefined {
  const inOrder = ProcessStage.values.flatMap((stage) =>
    stages.filter((dates) => dates.stage === stage),
  )
  for (const [at, { stage, startsOn, endsOn }] of inOrder.entries()) {
    const label = ProcessStage.label(stage)
    if (endsOn < startsOn) return `${label} no puede terminar antes de comenzar`
    const before = inOrder[at - 1]
    if (before?.stage === stage) return `${label} está dos veces`
    if (before && startsOn < before.startsOn) {
      return `${label} no puede comenzar antes que ${ProcessStage.label(before.stage)}`
    }
  }
  return undefined
}

/** The days before the end of a stage on which it is remembered; after it, as a negative one. */
export const REMINDED_BEFORE = [7, 2, 0, -1] as const

/** On which days the end of a stage may be, so that it is remembered on a day. */
export const endsRemindedOn = (today: ISODate): readonly ISODate[] =>
  REMINDED_BEFORE.map((days) => addDays(today, days))

/** The stage that a day is in, by its name; the last one that began, of several. */
export function stageOn<Dates extends StageDates>(stages: readonly Dates[], day: ISODate) {
  const now = stages.findLast(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  return now && { ...now, label: ProcessStage.label(now.stage) }
}
