import { OrgChartSearch } from '#generated/operations/organization.ts'
import { request } from '#platform/web/api.ts'
import type { Option, ReferenceSource } from '#platform/web/slots.tsx'

type Ask = { search?: string; userId?: string; asOf?: string }

async function optionsOf(input: Ask, signal: AbortSignal): Promise<Option[]> {
  const { orgChartSearch } = await request(OrgChartSearch, { input }, { signal })
  return orgChartSearch.map(({ id, name, title }) => ({
    value: id,
    label: name,
    ...(title ? { hint: title } : {}),
  }))
}

/** The people of the chart of a day; of today when none is given. */
export const peopleOfChart = (asOf: string | undefined): ReferenceSource => {
  const day = asOf ? { asOf } : {}
  return {
    search: (search, signal) => optionsOf({ search, ...day }, signal),
    find: async (userId, signal) => (await optionsOf({ userId, ...day }, signal))[0],
  }
}
