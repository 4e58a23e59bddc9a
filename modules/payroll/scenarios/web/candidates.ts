import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ScenarioPeople } from '#generated/operations/scenarios.ts'
import { request } from '#platform/web/api/api.ts'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'

type Asked = { search?: string; contracts?: { contractId: string }[] }

async function found(input: Asked, signal: AbortSignal): Promise<Option[]> {
  const { scenarioPeople } = await request(ScenarioPeople, { input }, { signal })
  return scenarioPeople.map(({ contractId, name, jobTitle }) => ({
    value: contractId,
    label: `${name} · ${jobTitle}`,
  }))
}

/** The people that a scenario may be about, found as one types. */
export const candidates: ReferenceSource & { name: string } = {
  name: 'scenarioPeople',
  search: (search, signal) => found({ search }, signal),
  find: async (contractId, signal) => (await found({ contracts: [{ contractId }] }, signal))[0],
}

const none: Option[] = []

/** The same for several: those chosen, and those of a search. */
export function useCandidates(chosen: readonly string[]) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed, 200)
  const { data = none, isFetching } = useQuery({
    queryKey: ['scenario-people', search],
    queryFn: ({ signal }) => found({ search }, signal),
    placeholderData: (before) => before,
  })
  const known = useQuery({
    queryKey: ['scenario-people', 'chosen', chosen],
    queryFn: ({ signal }) =>
      found({ contracts: chosen.map((contractId) => ({ contractId })) }, signal),
    placeholderData: (before) => before,
    enabled: chosen.length > 0,
  })
  const ofChosen = chosen.length > 0 ? (known.data ?? none) : none
  const others = data.filter(({ value }) => !ofChosen.some((one) => one.value === value))
  return { options: [...ofChosen, ...others], loading: isFetching, onSearch: setTyped }
}
