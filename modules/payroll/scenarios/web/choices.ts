import type { ScenarioChoicesQuery } from '#generated/documents/graphql.ts'
import { useCan } from '#platform/web/me.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { ScenarioChoices } from './documents.ts'

export type Choices = ScenarioChoicesQuery['scenarioOptions']

/** What a scenario may name, for who may write one. */
export function useChoices(): Choices | undefined {
  const can = useCan()
  const enabled = can('scenarios.create')
  return useDetail(ScenarioChoices, undefined, { enabled }).data?.scenarioOptions
}

export const figureNames = (choices: Choices | undefined): ReadonlyMap<string, string> =>
  new Map((choices?.figures ?? []).map(({ key, label }) => [key, label]))
