import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { UserItems } from '#generated/operations/user-items.ts'
import { type ApiError, request } from '#platform/web/api/api.ts'
import { partsOf } from '#platform/web/kit/sheet/parts.ts'
import { storedValues } from './grid-values.ts'

/** Contracts of one request: even with forty items each, fewer than an answer carries. */
const atOnce = 500

const nobody = { contracts: new Set<string>(), items: [] }

/**
 * What is stored for some contracts of a month. While others are asked for, what is known stays;
 * `has` tells whose values they are.
 */
export function useEntryValues(monthId: string, contracts: readonly string[]) {
  const asked = [...new Set(contracts)].toSorted()
  const answer = useQuery<Awaited<ReturnType<typeof valuesOf>>, ApiError>({
    queryKey: [String(UserItems), monthId, asked],
    queryFn: ({ signal }) => valuesOf(monthId, asked, signal),
    placeholderData: keepPreviousData,
  })
  const { contracts: known, items } = answer.data ?? nobody
  const stored = useMemo(() => storedValues(items), [items])
  return {
    stored,
    has: (contractId: string) => known.has(contractId),
    loading: answer.isPending,
    error: answer.error,
    reload: () => void answer.refetch(),
  }
}
export type EntryValues = ReturnType<typeof useEntryValues>

async function valuesOf(monthId: string, asked: readonly string[], signal: AbortSignal) {
  const items = []
  for (const part of partsOf(asked, atOnce)) {
    const contracts = part.map((contractId) => ({ contractId }))
    const input = { payrollMonthId: monthId, contractId: null, contracts }
    // One after the other: a large paste does not take the connections of everybody.
    // oxlint-disable-next-line no-await-in-loop
    const { userItems } = await request(UserItems, { input }, { signal })
    items.push(...userItems)
  }
  return { contracts: new Set(asked), items }
}
