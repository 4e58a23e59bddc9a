import type { ScenarioOptionsQuery } from '#generated/documents/graphql.ts'
import { ScenarioOptions } from '#generated/operations/scenarios.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

export type Choices = ScenarioOptionsQuery['scenarioOptions']

/** The choices of a scenario, for readers who may write one. */
export function useChoices(): Choices | undefined {
  return useDetail(ScenarioOptions, undefined, { needs: 'scenarios.create' }).data?.scenarioOptions
}

export const figureNames = (choices: Choices | undefined): ReadonlyMap<string, string> =>
  new Map((choices?.figures ?? []).map(({ key, label }) => [key, label]))
