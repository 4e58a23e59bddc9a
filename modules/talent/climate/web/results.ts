import { useOutletContext } from 'react-router'
import type { ClimateResultsQuery } from '#generated/documents/graphql.ts'

export type Results = ClimateResultsQuery['climateResults']
export type Group = Results['groups'][number]

/** The results that the page read, for its tabs. */
export const useResults = (): Results => useOutletContext<Results>()

/** The scores of a group by dimension; null where it is hidden or nobody answered. */
export const scoreIn = (group: Group, key: string): Group['scores'][number] | undefined =>
  group.scores.find((score) => score.key === key)
